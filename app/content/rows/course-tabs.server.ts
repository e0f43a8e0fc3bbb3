import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { yearsOf } from '#app/content/schemas/degrees.ts';
import type { Programme } from '#app/content/schemas/programmes.ts';
import type { AdmissionTab } from '#app/domain/admission-tabs.ts';
import { COURSE_TABS, PAPER_COURSES, type PaperCourse } from '#app/domain/courses.ts';
import { formatList } from '#app/i18n/format.ts';
import { inEvery, type Locale } from '#app/i18n/locale.ts';
import { counted, fillIn } from '#app/lib/fill-in.ts';

/** The courses that the college teaches: those with an admission. */
export function coursesOf({ admissions }: Pick<Site, 'admissions'>): PaperCourse[] {
  return PAPER_COURSES.filter((course) => admissions.streams.some(({ id }) => id === course));
}

/** What a course is called: by the degrees to which it leads, such as “M.Tech and M.Plan”. */
export function courseName(
  site: Pick<Site, 'degrees' | 'programmes'>,
  course: PaperCourse,
  locale: Locale,
): string {
  if (course === 'lateral-entry')
    return fillIn(labelsFor('required-documents', locale).lateralEntry, {
      degree: courseName(site, 'btech', locale),
    });
  const all = site.degrees.filter((degree) => degree.course === course);
  const taught = all.filter(({ id }) => site.programmes.some(({ award }) => award === id));
  return formatList(
    (taught.length > 0 ? taught : all).map(({ name }) => name[locale]),
    locale,
  );
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
export function tabsOf(site: Pick<Site, 'admissions' | 'programmes'>) {
  const taught = new Set<AdmissionTab>(coursesOf(site).map((course) => COURSE_TABS[course]));
  return site.admissions.page.tabs
    .filter(({ id }) => id === 'current' || taught.has(id))
    .map((tab) => ({
      ...tab,
      hint: tab.hint ?? inEvery((locale) => termOf(site, tab.id, locale)),
    }));
}

/** Years and number of the programmes of a tab: “4 years (B.Arch 5 years), 9 programmes”. */
function termOf({ programmes }: Pick<Site, 'programmes'>, tab: AdmissionTab, locale: Locale) {
  const labels = labelsFor('programmes', locale);
  const level = tab === 'btech' ? 'ug' : tab === 'mtech' ? 'pg' : undefined;
  const own = programmes.filter((programme) => programme.level === level);
  const [first, ...others] = [...new Map(own.map((each) => [each.award, each])).values()];
  if (!first) return '';
  const years = ({ duration }: Programme) => counted(labels.years, { count: yearsOf(duration) });
  const longer = others.filter((each) => years(each) !== years(first));
  const alike = others.filter((each) => years(each) === years(first));
  const names = longer.map((each) => `${each.degree.name[locale]} ${years(each)}`).join(', ');
  return [
    names === '' ? years(first) : `${years(first)} (${names})`,
    counted(labels.programmeCount, { count: own.length }),
    ...(alike.length === 0
      ? []
      : [
          fillIn(labels.including, {
            awards: formatList(
              alike.map(({ degree }) => degree.name[locale]),
              locale,
            ),
          }),
        ]),
  ].join(', ');
}

/** The courses of a tab, in their order. */
export function coursesOfTab(tab: AdmissionTab): PaperCourse[] {
  return PAPER_COURSES.filter((course) => COURSE_TABS[course] === tab);
}
