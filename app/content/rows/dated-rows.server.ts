import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { collegeDay, DAY_MS, dayStart } from '#app/domain/clock.ts';
import { formatTime } from '#app/i18n/format.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { resolveTarget } from './links.server.ts';
import { noticeUrl } from './notice-rows.server.ts';
import { type OnlyIn, onlyIn } from './only-in.server.ts';

/** A date of an entry. */
export type DatedRow = OnlyIn & {
  /** Its day, `2026-12-04`. */
  day: string;
  /** When it is over, Unix time in milliseconds. */
  until: number;
  what: string;
  title: string;
  href: string;
};

/** Days to remember of the notices. */
export function noticeDates({ notices }: Pick<Site, 'notices'>, locale: Locale): DatedRow[] {
  return notices.flatMap(({ id, title, dates = [], only }) =>
    dates.map(({ date, event }) => ({
      day: date,
      until: dayStart(date) + DAY_MS,
      what: event[locale],
      title: title[locale],
      ...onlyIn({ only }, locale),
      href: noticeUrl(id, locale),
    })),
  );
}

/** Closing days of the tenders that are not cancelled. */
export function tenderDates({ tenders }: Pick<Site, 'tenders'>, locale: Locale): DatedRow[] {
  return tenders
    .filter(({ cancelled }) => !cancelled)
    .map(({ id, title, closesAt, only }) => ({
      ...until(closesAt),
      what: fillIn(labelsFor('tenders', locale).lastDate, { time: formatTime(closesAt, locale) }),
      title: title[locale],
      ...onlyIn({ only }, locale),
      href: localisePath(pathOf('tenders', id), locale),
    }));
}

/** Days on which a period of an admission begins or ends. */
export function admissionDates(
  { admissions, college }: Pick<Site, 'admissions' | 'college'>,
  locale: Locale,
): DatedRow[] {
  const { begins, ends } = labelsFor('college-year', locale);
  const { windowKind } = labelsFor('admissions', locale);
  return admissions.streams.flatMap(({ name, href, windows }) =>
    windows.flatMap(({ kind, opensAt, closesAt }) =>
      [
        { at: opensAt, words: begins },
        { at: closesAt, words: ends },
      ].map(({ at, words }) => ({
        ...until(at),
        what: fillIn(words, { kind: windowKind[kind], time: formatTime(at, locale) }),
        title: name[locale],
        href: resolveTarget(href, college, locale),
      })),
    ),
  );
}

/** What ends at midnight ends on the day before. */
const until = (moment: string) => ({
  day: collegeDay(Date.parse(moment) - 1),
  until: Date.parse(moment),
});
