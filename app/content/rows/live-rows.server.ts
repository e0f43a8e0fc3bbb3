import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { collegeDay, dayStart } from '#app/domain/clock.ts';
import { type DateColumn, type DateStep, dueFirst } from '#app/domain/date-steps.ts';
import { endChanges, timelineChanges } from '#app/domain/state-changes.ts';
import { formatMoment, formatSpan } from '#app/i18n/format.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { dateColumns, dateSteps } from './date-steps.server.ts';
import { eventRow, newestFirst, noticeRow } from './notice-rows.server.ts';
import { type OnlyIn, onlyIn } from './only-in.server.ts';

/** An entry until it is over, with the first of its dates that is still to come. */
type LiveRow = OnlyIn & {
  title: string;
  href: string;
  columns: DateColumn[];
  timeline: DateStep[];
  validUntil: string;
};

/**
 * Notices, events and tenders that name a section in `about`, such as `campus-life/support`, by
 * what is due.
 */
export function liveRows(
  { notices, events, tenders }: Pick<Site, 'notices' | 'events' | 'tenders'>,
  section: string,
  locale: Locale,
  now: number,
): LiveRow[] {
  const isAbout = ({ about = [] }: { about?: readonly string[] | undefined }) =>
    about.includes(section);
  const rows = [
    ...newestFirst(notices.filter(isAbout)).map((notice) => noticeRow(notice, locale)),
    ...events.filter(isAbout).map((event) => ({
      ...eventRow(event, locale),
      timeline: stepsTo(event.start, formatSpan(event.start, event.end, locale), locale),
      validUntil: event.end,
    })),
    ...tenders
      .filter((tender) => isAbout(tender) && !tender.cancelled)
      .map(({ id, title, closesAt, only }) => ({
        title: title[locale],
        ...onlyIn({ only }, locale),
        href: localisePath(pathOf('tenders', id), locale),
        columns: dateColumns([{ date: collegeDay(Date.parse(closesAt)) }], closesAt, locale),
        timeline: stepsTo(closesAt, formatMoment(closesAt, locale), locale),
        validUntil: closesAt,
      })),
  ];
  return dueFirst(rows, now);
}

/** The moments at which a row changes. */
export const liveChanges = (row: LiveRow) => [...endChanges(row), ...timelineChanges(row)];

function stepsTo(moment: string, said: string, locale: Locale): DateStep[] {
  const at = Date.parse(moment);
  return [
    ...dateSteps(
      { said, day: dayStart(collegeDay(at)), from: 0, mark: 'soon' },
      labelsFor('news', locale).near,
    ),
    { from: at, mark: 'active', text: said },
  ];
}
