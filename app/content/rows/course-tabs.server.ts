import type { Site } from '#app/content/reading/read.server.ts';
import type { AdmissionTab } from '#app/domain/admission-tabs.ts';
import { COURSE_TABS, PAPER_COURSES, type PaperCourse } from '#app/domain/courses.ts';

/** The courses that the college teaches: those with an admission. */
export function coursesOf({ admissions }: Pick<Site, 'admissions'>): PaperCourse[] {
  return PAPER_COURSES.filter((course) => admissions.streams.some(({ id }) => id === course));
}

/** The office that answers for a course: the first that its tab names. */
export function officeRoleOf(
  { admissions }: Pick<Site, 'admissions'>,
  course: PaperCourse,
): Site['admissions']['page']['officeRole'] {
  const tab = COURSE_TABS[course];
  return tab === 'phd'
    ? admissions.phd.contact.role
    : (admissions[tab].contacts[0] ?? admissions.page.officeRole);
}

/** The tabs of the admissions page: what is current, and those with a course that the college teaches. */
export function tabsOf(site: Pick<Site, 'admissions'>): Site['admissions']['page']['tabs'] {
  const taught = new Set<AdmissionTab>(coursesOf(site).map((course) => COURSE_TABS[course]));
  return site.admissions.page.tabs.filter(({ id }) => id === 'current' || taught.has(id));
}

/** The courses of a tab, in their order. */
export function coursesOfTab(tab: AdmissionTab): PaperCourse[] {
  return PAPER_COURSES.filter((course) => COURSE_TABS[course] === tab);
}
