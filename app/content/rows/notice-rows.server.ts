import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { collegeDay } from '#app/domain/clock.ts';
import { formatDate, formatSpan } from '#app/i18n/format.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { dateColumns, eventSteps, noticeSteps } from './date-steps.server.ts';
import { onlyIn } from './only-in.server.ts';

type Notice = Site['notices'][number];
type CollegeEvent = Site['events'][number];

/** Colour of the tag of a type: one of the six category colours of the specification. */
const CATEGORY_OF_KIND: Record<Notice['kind'], string> = {
  admission: 'Education',
  academic: 'Education',
  examination: 'Education',
  scholarship: 'Education',
  research: 'Research',
  placement: 'Departments',
  hostel: 'Facilities',
  campus: 'Campus',
  office: 'Management',
};

export function noticeUrl(id: string, locale: Locale): string {
  return localisePath(pathOf('news', id), locale);
}

/**
 * A notice as shown in lists, in one language. The visitor's clock determines whether it is
 * current.
 */
export function noticeRow(
  { id, title, summary, issuedOn, validUntil, onTopUntil, dates, kind, sample, only }: Notice,
  locale: Locale,
) {
  return {
    title: title[locale],
    summary: summary[locale],
    href: noticeUrl(id, locale),
    issuedOn,
    issued: formatDate(issuedOn, locale),
    columns: dateColumns(dates ?? [], issuedOn, locale),
    validUntil,
    onTopUntil,
    timeline: noticeSteps({ dates, validUntil, only }, locale),
    category: CATEGORY_OF_KIND[kind],
    kind: labelsFor('news', locale).noticeKind[kind],
    isSample: sample === true,
    ...onlyIn({ only }, locale),
  };
}

/** An event as shown in lists, in one language. */
export function eventRow(
  { id, title, summary, start, end, venue, sample, only }: CollegeEvent,
  locale: Locale,
) {
  return {
    title: title[locale],
    summary: summary[locale],
    href: localisePath(pathOf('events', id), locale),
    start,
    end,
    when: formatSpan(start, end, locale),
    columns: dateColumns([{ date: collegeDay(Date.parse(start)) }], start.slice(0, 10), locale),
    timeline: eventSteps({ start, end }, locale),
    venue: venue[locale],
    isSample: sample === true,
    ...onlyIn({ only }, locale),
  };
}

/** The fact that a notice or event was changed, if it was. */
export function updateFact(
  { updatedOn }: Pick<Notice | CollegeEvent, 'updatedOn'>,
  locale: Locale,
): { term: string; value: string }[] {
  return updatedOn === undefined
    ? []
    : [{ term: labelsFor('shell', locale).lastUpdated, value: formatDate(updatedOn, locale) }];
}

/** Newest first; of one day the one that is valid longer. */
export function newestFirst<N extends Pick<Notice, 'issuedOn' | 'validUntil'>>(
  notices: readonly N[],
): N[] {
  return [...notices].sort(
    (a, b) =>
      b.issuedOn.localeCompare(a.issuedOn) || Date.parse(b.validUntil) - Date.parse(a.validUntil),
  );
}

/** Dates of entries, without future ones. */
export function issuedSoFar(
  entries: readonly Pick<Notice, 'issuedOn' | 'updatedOn'>[],
  now: number,
): string[] {
  return entries
    .map(({ issuedOn, updatedOn = issuedOn }) => updatedOn)
    .filter((day) => day <= collegeDay(now));
}
