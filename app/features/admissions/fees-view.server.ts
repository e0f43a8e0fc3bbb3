import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import {
  courseName,
  coursesOfTab,
  officeRoleOf,
  tabOf,
} from '#app/content/rows/course-tabs.server.ts';
import { officeOf } from '#app/content/rows/department-rows.server.ts';
import {
  courseFees,
  type FeesSite,
  feeSums,
  totalName,
} from '#app/content/rows/fee-rows.server.ts';
import { headsOf } from '#app/domain/fees.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';

type TabSite = FeesSite & Pick<Site, 'scholarships' | 'college'>;

/** Address of "My admission" with a course chosen. */
export function myAdmissionHref(course: string, locale: Locale): string {
  return localisePath(`/admissions/my-admission?course=${course}`, locale);
}

/**
 * "What do I pay?" on a tab: the sums and the table of each of its courses, and the scholarships
 * for them. A course without published fees names the office to ask.
 */
export function feesOfTab(site: TabSite, tab: string, locale: Locale) {
  const { fees, scholarships } = site;
  const courses = coursesOfTab(site, tab);
  const isPublished = (course: string) => headsOf(fees, course).length > 0;
  const [ask, ...others] = courses.filter((id) => !isPublished(id));
  return {
    ask: ask === undefined ? undefined : officeToAsk(site, [ask, ...others], locale),
    tables: courses.filter(isPublished).map((id) => ({
      course: id,
      label: courseName(site, id, locale),
      total: totalName(headsOf(fees, id), locale),
      sums: feeSums(site, id, locale),
      table: courseFees(site, id, locale),
    })),
    scholarships: scholarships
      .filter((entry) => entry.courses.some((course) => tabOf(site, course) === tab))
      .map(({ name, href, covers, year }) => ({
        label: name[locale],
        href,
        description: `${covers[locale]} (${year})`,
      })),
    lead: fees.length > 0 ? labelsFor('fees', locale).feesLead : undefined,
    mine: courses.slice(0, 1).map((course) => ({
      label: labelsFor('my-admission', locale).myAdmissionLink,
      href: myAdmissionHref(course, locale),
    })),
  };
}

/** States that the fees of some courses of a tab are not published, and which office to ask. */
function officeToAsk(site: TabSite, courses: readonly [string, ...string[]], locale: Locale) {
  const { title, phone, secondPhone, email, night } = officeOf(
    site,
    officeRoleOf(site, courses[0]),
    locale,
  );
  const labels = labelsFor('fees', locale);
  return {
    text: fillIn(labels.feesNotPublished, {
      course: courses.map((course) => courseName(site, course, locale)).join(', '),
      office: title,
    }),
    phone,
    secondPhone,
    email,
    night,
  };
}
