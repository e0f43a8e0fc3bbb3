import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { type AdmissionTab, CURRENT_TAB } from '#app/content/schemas/admissions.ts';
import { yearsOf } from '#app/content/schemas/degrees.ts';
import type { Programme } from '#app/content/schemas/programmes.ts';
import { formatList } from '#app/i18n/format.ts';
import { inEvery, type Locale, localisePath } from '#app/i18n/locale.ts';
import { counted, fillIn } from '#app/lib/fill-in.ts';

type Courses = Pick<Site, 'admissions'>;

/** The courses that the college teaches: those with an admission, in its order. */
export function coursesOf({ admissions }: Courses): string[] {
  return admissions.streams.map(({ id }) => id);
}

/** The courses of a tab, in their order. */
export function coursesOfTab({ admissions }: Courses, tab: string): string[] {
  return admissions.streams.filter((stream) => stream.tab === tab).map(({ id }) => id);
}

/** The tab of the admissions page for a course; none of one without an admission. */
export function tabOf({ admissions }: Courses, course: string): string | undefined {
  return admissions.streams.find(({ id }) => id === course)?.tab;
}

/** Where the admission to a course is described. */
export function admissionHref(site: Courses, course: string, locale: Locale): string {
  const tab = tabOf(site, course);
  return localisePath(tab ? `/admissions#${tab}` : '/admissions', locale);
}

/** Ways to a seat in a course. */
export function quotasOf({ admissions }: Courses, course: string) {
  return admissions.streams.find(({ id }) => id === course)?.quotas ?? [];
}

/** Years that a course takes; none if it leads to no degree of its own. */
export function yearsOfCourse({ degrees }: Pick<Site, 'degrees'>, course: string) {
  const degree = degrees.find((each) => each.course === course);
  return degree && yearsOf(degree.duration);
}

/**
 * What a course is called: by the degrees to which it leads, joined by “and”; one that leads to
 * none of its own by its admission.
 */
export function courseName(
  site: Pick<Site, 'degrees' | 'programmes' | 'admissions'>,
  course: string,
  locale: Locale,
): string {
  const all = site.degrees.filter((degree) => degree.course === course);
  const taught = all.filter(({ id }) => site.programmes.some(({ award }) => award === id));
  const own = site.admissions.streams.find(({ id }) => id === course);
  return all.length === 0
    ? (own?.name[locale] ?? course)
    : formatList(
        (taught.length > 0 ? taught : all).map(({ name }) => name[locale]),
        locale,
      );
}

/** The office that answers for a course: the first that its tab names. */
export function officeRoleOf(
  site: Courses,
  course: string,
): Site['admissions']['page']['officeRole'] {
  const { page, tabs } = site.admissions;
  const tab = tabOf(site, course);
  return tabs.find(({ id }) => id === tab)?.contacts[0] ?? page.officeRole;
}

/** The tabs with a course that the college teaches. */
export function courseTabsOf(site: Courses): AdmissionTab[] {
  return site.admissions.tabs.filter(({ id }) => coursesOfTab(site, id).length > 0);
}

/** The tabs of the admissions page: what is current, and those of courses. */
export function tabsOf(site: Pick<Site, 'admissions' | 'programmes'>) {
  return [
    { ...site.admissions.page.current, id: CURRENT_TAB, level: undefined },
    ...courseTabsOf(site).map((tab) => ({
      id: tab.id,
      level: tab.level,
      label: tab.label,
      hint: tab.hint ?? inEvery((locale) => termOf(site, tab.id, locale)),
    })),
  ];
}

/** The programmes to which the courses of a tab lead. */
export function programmesOfTab(site: Pick<Site, 'admissions' | 'programmes'>, tab: string) {
  const courses = coursesOfTab(site, tab);
  return site.programmes.filter(({ degree }) => courses.includes(degree.course));
}

/** Years and number of the programmes of a tab: a longer one stands in brackets. */
function termOf(site: Pick<Site, 'admissions' | 'programmes'>, tab: string, locale: Locale) {
  const labels = labelsFor('programmes', locale);
  const own = programmesOfTab(site, tab);
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
