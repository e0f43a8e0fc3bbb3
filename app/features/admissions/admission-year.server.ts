import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { yearStrip } from '#app/content/rows/charts.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';

/**
 * The months of a year in which a tab's admissions took place in past years: places on a line, and
 * the same dates as a list.
 */
export function admissionYear(
  site: Pick<Site, 'calendar'>,
  rowIds: readonly string[],
  locale: Locale,
) {
  const { months, rows, width } = yearStrip(site, locale);
  const own = rows.filter(({ id }) => rowIds.includes(id));
  return {
    title: fillIn(labelsFor('admissions', locale).admissionYear, {
      courses: own.map(({ name }) => name).join(', '),
    }),
    note: labelsFor('admissions', locale).admissionYearNote,
    width,
    months: months.map(({ x }) => x),
    /** The first month of each quarter. */
    quarters: months.filter((_, index) => index % 3 === 0).map(({ name }) => name),
    spans: own.flatMap(({ id, name, spans }) =>
      spans.map(({ x, width: length, period, what, source }) => ({
        key: `${id} ${period}`,
        x,
        length,
        period,
        text: `${own.length > 1 ? `${name}: ` : ''}${what} (${source})`,
      })),
    ),
  };
}
