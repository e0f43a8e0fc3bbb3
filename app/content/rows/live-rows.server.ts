import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { collegeDay, dayStart } from '#app/domain/clock.ts';
import type { DateStep } from '#app/domain/date-steps.ts';
import { endChanges, timelineChanges } from '#app/domain/state-changes.ts';
import { formatMoment, formatSpan } from '#app/i18n/format.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { dateSteps, noticeSteps } from './date-steps.server.ts';
import { newestFirst, noticeUrl } from './notice-rows.server.ts';

/** An entry until it is over, with the first of its dates that is still to come. */
type LiveRow = { title: string; href: string; timeline: DateStep[]; validUntil: string };

/** Notices, events and tenders that name a section in `about`: `campus-life/support`. */
export function liveRows(
  { notices, events, tenders }: Pick<Site, 'notices' | 'events' | 'tenders'>,
  section: string,
  locale: Locale,
): LiveRow[] {
  const isAbout = ({ about = [] }: { about?: readonly string[] | undefined }) =>
    about.includes(section);
  return [
    ...newestFirst(notices.filter(isAbout)).map(({ id, title, dates, validUntil }) => ({
      title: title[locale],
      href: noticeUrl(id, locale),
      timeline: noticeSteps({ dates, validUntil }, locale),
      validUntil,
    })),
    ...events.filter(isAbout).map(({ id, title, start, end }) => ({
      title: title[locale],
      href: localisePath(`/events/${id}`, locale),
      timeline: stepsTo(start, formatSpan(start, end, locale), locale),
      validUntil: end,
    })),
    ...tenders
      .filter((tender) => isAbout(tender) && !tender.cancelled)
      .map(({ id, title, closesAt }) => ({
        title: title[locale],
        href: `${localisePath('/tenders', locale)}#${id}`,
        timeline: stepsTo(closesAt, formatMoment(closesAt, locale), locale),
        validUntil: closesAt,
      })),
  ];
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
