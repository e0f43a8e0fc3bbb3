import type { Site } from '#app/content/reading/read.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { FEE_TIMES, feeSum, headsOf } from '#app/domain/fees.ts';
import { sumOf } from '#app/domain/seat-shares.ts';
import { formatLanguage, formatRupees, onTwelve } from '#app/i18n/format.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';

/** Those published: a summary gives way to the site in its language, once there is one. */
export const summariesOf = ({ summaries, college }: Site) =>
  summaries.filter(({ id }) => !college.languages.some((language) => language === id));

/** They by the names of their languages. */
export const summaryLinks = (site: Site, locale: Locale) =>
  summariesOf(site).map(({ id }) => ({
    label: formatLanguage(id, id),
    href: localisePath(pathOf('summaries', id), locale),
    lang: id,
  }));

/** The sentences of an answer of a summary, with the amounts of the college. */
export function summaryLines(
  site: Site,
  { lines }: Site['summaries'][number]['answers'][number],
): string[] {
  const values = summaryValues(site);
  return lines.map(({ text }) => fillIn(text, values));
}

/** The first course after Plus Two, which summaries are about. */
export const summaryCourse = ({ degrees }: Pick<Site, 'degrees'>) =>
  degrees.find(({ level }) => level === 'ug')?.course ?? '';

/**
 * What stands in braces in a summary: amounts by when they are paid and by whom, and the hours of
 * the office.
 */
export function summaryValues(site: Site): Record<string, string> {
  const course = summaryCourse(site);
  const heads = headsOf(site.fees, course);
  const isDue = (time: string, when: string) => time === 'total' || time === when;
  const fees = site.categories.flatMap(({ id }) =>
    ['total', ...FEE_TIMES].map((time) => {
      const due = heads.filter(({ when }) => isDue(time, when));
      return [`${time}_${id}`, formatRupees(feeSum(due, course, id))];
    }),
  );
  const hostel = [...Map.groupBy(site.hostelCharges.rows, ({ period }) => period)].map(
    ([period, due]) => [`hostel_${period}`, formatRupees(sumOf(due.map(({ rupees }) => rupees)))],
  );
  const { from, until } = site.college.officeHours;
  return {
    ...Object.fromEntries([...fees, ...hostel]),
    opens: onTwelve(from),
    closes: onTwelve(until),
  };
}
