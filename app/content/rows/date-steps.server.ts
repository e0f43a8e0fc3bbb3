import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { collegeDay, DAY_MS, dayStart } from '#app/domain/clock.ts';
import type { DateColumn, DateStep } from '#app/domain/date-steps.ts';
import { rowsToCome, stepsToDay } from '#app/domain/days-to-come.ts';
import { formatDate, formatDayAndMonth } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { onlyIn } from './only-in.server.ts';

/** A date is near a week before. */
const NEAR = 7 * DAY_MS;

/**
 * The way from a moment to a day: `Upcoming, in 5 days`, then `tomorrow`, then `today`; without
 * scripts nothing is counted.
 */
export function dateSteps(
  {
    said,
    lang,
    day,
    from,
    mark,
  }: Pick<DateStep, 'lang' | 'from' | 'mark'> & { said: string; day: number },
  words: { later: string; tomorrow: string; today: string },
): DateStep[] {
  return stepsToDay(from, day).map((step) => {
    const near = (word: string) => (word === '' ? said : `${said}, ${word}`);
    return step.when === 'later'
      ? { from: step.from, mark, text: near(words.later), lang, day: step.day, dated: said }
      : {
          from: step.from,
          mark: step.when === 'today' ? 'last-day' : mark,
          text: near(words[step.when]),
          lang,
        };
  });
}

type DatedEvent = { date: string; event: Record<Locale, string> };
type Dated = Pick<Site['notices'][number], 'dates' | 'validUntil' | 'only'>;

/** A date of a notice in words: `Last date for applications, 4 pm: 4 December 2026`. */
export function dateSaid({ date, event }: DatedEvent, locale: Locale): string {
  return `${event[locale]}: ${formatDate(date, locale)}`;
}

/**
 * The first date of a notice that is still to come, then that none is, up to the end of its
 * validity; nothing from then on.
 */
export function noticeSteps({ dates = [], validUntil, only }: Dated, locale: Locale): DateStep[] {
  const labels = labelsFor('news', locale);
  const end = Date.parse(validUntil);
  const steps = rowsToCome(dates).flatMap(({ row, from }) =>
    dateSteps(
      {
        said: dateSaid(row, locale),
        lang: onlyIn({ only }, locale).only?.lang,
        day: dayStart(row.date),
        from,
        mark: 'active',
      },
      labels.near,
    ),
  );
  const over = rowsToCome(dates).at(-1)?.until ?? 0;
  return [
    ...steps,
    { from: over, mark: 'closed' as const, text: steps.length > 0 ? labels.datesOver : '' },
  ]
    .filter(({ from }) => from < end)
    .concat({ from: end, mark: 'closed', text: '' });
}

/** The dates of an entry in its column of a list, each from a moment on. */
export function dateColumns(
  dates: readonly { date: string }[],
  own: string,
  locale: Locale,
): DateColumn[] {
  const columnOf = (from: number, look: DateColumn['look'], iso: string): DateColumn => ({
    from,
    look,
    iso,
    ...formatDayAndMonth(iso, locale),
  });
  const rows = rowsToCome(dates);
  const columns = rows.flatMap(({ row: { date }, from }) => [
    columnOf(from, 'ahead', date),
    columnOf(Math.max(from, dayStart(date) - NEAR), 'near', date),
  ]);
  const past = columnOf(rows.at(-1)?.until ?? 0, 'past', own);
  return [...columns, { ...past, year: own.slice(0, 4) }].filter(
    ({ from }, index, all) => from !== all[index + 1]?.from,
  );
}

/** How near an event is, that it is in progress, that it is past. */
export function eventSteps(
  { start, end }: { start: string; end: string },
  locale: Locale,
): DateStep[] {
  const { upcoming, running, past } = labelsFor('events', locale).eventState;
  const begins = Date.parse(start);
  return [
    ...dateSteps(
      { said: upcoming, day: dayStart(collegeDay(begins)), from: 0, mark: 'soon' },
      labelsFor('news', locale).near,
    ),
    { from: begins, mark: 'active', text: running },
    { from: Date.parse(end), mark: 'closed', text: past },
  ];
}
