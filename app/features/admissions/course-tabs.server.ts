import type { Site } from '#app/content/reading/read.server.ts';
import { PAPER_COURSES, type PaperCourse } from '#app/features/required-documents/schema.ts';
import type { AdmissionTab } from '#app/lib/admission-tabs.ts';

/** The tab of the admissions page for each course. A stream has the name of its course. */
export const COURSE_TABS = {
  btech: 'btech',
  barch: 'btech',
  'lateral-entry': 'btech',
  mtech: 'mtech',
  mca: 'mtech',
  phd: 'phd',
} as const satisfies Record<PaperCourse, AdmissionTab>;

/** The courses that the college teaches: those with an admission. */
export function coursesOf({ admissions }: Pick<Site, 'admissions'>): PaperCourse[] {
  return PAPER_COURSES.filter((course) => admissions.streams.some(({ id }) => id === course));
}

/** The courses of a tab, in their order. */
export function coursesOfTab(tab: AdmissionTab): PaperCourse[] {
  return PAPER_COURSES.filter((course) => COURSE_TABS[course] === tab);
}
