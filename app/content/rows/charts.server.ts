import { scaleTime } from 'd3-scale';
import { localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { DAY_MS } from '#app/domain/clock.ts';
import { monthNames } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { seatGroupName } from './seat-matrix.server.ts';

/**
 * Charts, computed at build: pages contain positions and lengths, and browsers need no charting
 * code.
 */

/** Chart width in units of the view box; text in charts has its size on a wide page. */
const WIDTH = 800;

export type SeatKindsBlock = ReturnType<typeof seatKindsChart>;
export type YearStripBlock = ReturnType<typeof yearStrip>;

/**
 * The distribution of a hundred seats, one stone for each; the table next to it has the same data.
 */
export function seatKindsChart({ seatKinds }: Pick<Site, 'seatKinds'>, locale: Locale) {
  const labels = labelsFor('programmes', locale);
  const { title, note, source, kinds } = localise(seatKinds, locale);
  const groups = (['merit', 'community', 'scheduled'] as const).map((id) => ({
    id,
    name: seatGroupName(kinds, id, labels.seatGroup),
    percent: kinds
      .filter((kind) => kind.group === id)
      .reduce((sum, { percent }) => sum + percent, 0),
  }));
  return {
    title,
    note,
    source,
    groups,
    kinds,
  };
}

/** Any year that is not a leap year: only days and months are shown. */
const PATTERN_YEAR = 2025;

/** The year as a strip of twelve months with periods; the table below has the same data. */
export function yearStrip({ calendar }: Pick<Site, 'calendar'>, locale: Locale) {
  const { title, note, rows, firstMonth } = localise(calendar, locale);
  const day = (monthAndDay: string) => {
    const [month = 1, date = 1] = monthAndDay.split('-').map(Number);
    return Date.UTC(month < firstMonth ? PATTERN_YEAR + 1 : PATTERN_YEAR, month - 1, date);
  };
  const begin = Date.UTC(PATTERN_YEAR, firstMonth - 1, 1);
  const x = scaleTime()
    .domain([begin, Date.UTC(PATTERN_YEAR + 1, firstMonth - 1, 1)])
    .range([0, WIDTH]);
  return {
    title,
    note,
    width: WIDTH,
    months: monthNames(locale).map((_, index, names) => {
      const at = x(Date.UTC(PATTERN_YEAR, firstMonth - 1 + index, 1));
      return { name: names[(firstMonth - 1 + index) % 12] ?? '', x: at };
    }),
    rows: rows.map(({ id, name, spans }) => ({
      id,
      name,
      spans: spans.map(({ from, to, what, source }) => ({
        subject: name,
        what,
        source,
        period: `${monthAndDay(day(from), locale)} – ${monthAndDay(day(to), locale)}`,
        x: x(day(from)),
        width: Math.max(6, x(day(to) + DAY_MS) - x(day(from))),
      })),
    })),
  };
}

function monthAndDay(time: number, locale: Locale): string {
  const date = new Date(time);
  return `${monthNames(locale)[date.getUTCMonth()]} ${date.getUTCDate()}`;
}
