import {
  calendarFile,
  calendarHost,
  dateNames,
  eventCalendarEntry,
  LOOK_AGAIN_S,
  noticeCalendarEntries,
  versionOf,
  wholeDays,
} from '#app/content/calendar-file.server.ts';
import { labelsFor } from '#app/content/labels.ts';
import { calendarPath } from '#app/content/page-group.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { admissionDates, noticeDates } from '#app/content/rows/dated-rows.server.ts';
import { officeOf } from '#app/content/rows/department-rows.server.ts';
import { eventRow } from '#app/content/rows/notice-rows.server.ts';
import { closedDays, dayRows, weeklyHolidays } from '#app/content/rows/office-rows.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { collegeDay, DAY_MS, dayStart } from '#app/domain/clock.ts';
import { weeklyHolidayOf } from '#app/domain/office-hours.ts';
import { headed } from '#app/features/shell/head.server.ts';
import { trailOf } from '#app/features/shell/trail.server.ts';
import {
  formatDate,
  formatDay,
  formatHours,
  formatMonth,
  formatWeekday,
  weekdayNames,
} from '#app/i18n/format.ts';
import { FIRST, type Locale, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';

export const CALENDAR_PAGE = '/academics/calendar';
/** Name of its calendar file. */
export const CALENDAR_FILE = 'college-year';

/** Semesters begin in July and in January. */
const FIRST_MONTH = 7;
/** The page knows so many days ahead, as it may be built some days ago. */
const DAYS_BUILT = 15;

export type AcademicCalendarView = ReturnType<typeof academicCalendarView>;

/** What a day is marked for. */
export type EntryKind = 'closed' | 'date' | 'event';

/** With the language of its words, and of the title of its entry, where that is another. */
type Entry = {
  day: string;
  kind: EntryKind;
  /** Of what lasts several days. */
  lastDay?: string;
  text: string;
  /** Where the days stand beside it; else its text. */
  name?: string;
  lang?: Locale | undefined;
  link?: { label: string; href: string; lang?: Locale | undefined };
};

/** The academic year of `now` by month: holidays, last dates of notices and admissions, events. */
export function academicCalendarView(site: Site, locale: Locale, now: number) {
  const labels = labelsFor('college-year', locale);
  const today = dayStart(collegeDay(now));
  const months = monthsOf(now);
  const entries = inOrder(datedEntries(site, locale));
  const marksOf = dayMarks(site, entries);
  const shown = months
    .map((id) => ({
      id,
      title: formatMonth(`${id}-01`, locale),
      days: daysOf(id).map((day) => ({ date: Number(day.slice(8)), marks: marksOf(day) })),
      /** Days of the week before its first. */
      before: new Date(`${id}-01`).getUTCDay(),
      entries: entries
        .filter(({ day, lastDay = day }) => day.slice(0, 7) <= id && id <= lastDay.slice(0, 7))
        .map((entry) => ({
          ...entry,
          // What began in an earlier month says so.
          date: entry.day.startsWith(id)
            ? String(Number(entry.day.slice(8)))
            : formatDate(entry.day, locale),
          weekday: formatWeekday(entry.day, locale),
        })),
    }))
    .filter((month) => month.entries.length > 0);
  const thisMonth = collegeDay(now).slice(0, 7);
  return {
    now: today,
    ...headed(site, CALENDAR_PAGE, locale, {
      title: labels.calendarTitle,
      lead: labels.calendarLead,
      keywords: labels.calendarWords,
    }),
    ancestors: trailOf('/academics', labels.academics, locale),
    board: dayRows(site, locale, today, DAYS_BUILT),
    tooOld: fillIn(labelsFor('today', locale).tooOld, {
      phone: officeOf(site, 'office', locale).phone,
    }),
    weekdays: weekdayNames(locale),
    months: shown.filter(({ id }) => id >= thisMonth),
    past: shown.filter(({ id }) => id < thisMonth),
    calendarHref: localisePath(calendarPath(CALENDAR_FILE), locale),
    links: [
      { label: labelsFor('today', locale).todayMore, href: localisePath('/today', locale) },
      { label: labels.academics, href: localisePath('/academics', locale) },
      {
        label: labelsFor('events', locale).allEvents,
        href: localisePath(pathOf('events'), locale),
      },
    ],
    note: fillIn(labels.calendarNote, { weekly: weeklyHolidays(site, locale) }),
  };
}

/** The twelve months of the academic year of a moment, `2026-07` first. */
function monthsOf(now: number): string[] {
  const [year = 0, month = 0] = collegeDay(now).split('-').map(Number);
  const first = month >= FIRST_MONTH ? year : year - 1;
  return Array.from({ length: 12 }, (_, index) => {
    const number = ((FIRST_MONTH - 1 + index) % 12) + 1;
    return `${number >= FIRST_MONTH ? first : first + 1}-${String(number).padStart(2, '0')}`;
  });
}

const daysOf = (month: string) =>
  Array.from({ length: 31 }, (_, index) => new Date(Date.parse(`${month}-01`) + index * DAY_MS))
    .map((date) => date.toISOString().slice(0, 10))
    .filter((day) => day.startsWith(month));

/** For what a day is marked: weekly holidays are in no entry. */
function dayMarks(site: Site, entries: readonly Entry[]) {
  return (day: string): EntryKind[] => {
    const kinds = entries
      .filter((entry) => entry.day <= day && day <= (entry.lastDay ?? entry.day))
      .map(({ kind }) => kind);
    const weekly = weeklyHolidayOf(day, site.college.closed);
    return [...new Set(weekly ? (['closed', ...kinds] as const) : kinds)].sort();
  };
}

/** Everything with a day: holidays, days of notices and admissions, events. */
function datedEntries(site: Site, locale: Locale): Entry[] {
  const events = site.events.map((event) => {
    const { title, href, start, end, only } = eventRow(event, locale);
    return {
      day: collegeDay(Date.parse(start)),
      lastDay: collegeDay(Date.parse(end) - 1),
      kind: 'event' as const,
      text: formatHours(start, end, locale),
      link: { label: title, href, lang: only?.lang },
    };
  });
  return [
    ...holidays(site, locale),
    ...terms(site, locale),
    ...noticeDates(site, locale).map(entryOf),
    ...admissionDates(site, locale).map(entryOf),
    ...events,
  ];
}

function holidays(site: Site, locale: Locale): Entry[] {
  const { closedFor } = labelsFor('college-year', locale);
  return closedDays(site, locale).map(({ date, reason }) => ({
    day: date,
    kind: 'closed' as const,
    text: fillIn(closedFor, { reason }),
  }));
}

/** A test or an examination on each of its days; of classes the first day and the last. */
function terms({ calendar }: Site, locale: Locale): Entry[] {
  const labels = labelsFor('college-year', locale);
  const said = (day: string, text: string): Entry => ({ day, kind: 'date', text });
  return (calendar.terms ?? []).flatMap(({ kind, from, to = from, name: { [locale]: name } }) => {
    if (kind === 'teaching')
      return [
        said(from, fillIn(labels.teachingBegins, { name })),
        said(to, fillIn(labels.teachingEnds, { name })),
      ];
    if (to === from) return [said(from, name)];
    const text = fillIn(labels.lasts, { name, day: formatDay(to, locale) });
    return [{ ...said(from, text), name, lastDay: to }];
  });
}

function entryOf({ day, what, title, href, only }: ReturnType<typeof noticeDates>[number]): Entry {
  const lang = only?.lang;
  return { day, kind: 'date', text: what, lang, link: { label: title, href, lang } };
}

const inOrder = (entries: readonly Entry[]) =>
  [...entries].sort((a, b) => a.day.localeCompare(b.day));

/**
 * Holidays, terms, last dates and events as one calendar file. Notices and events have the
 * identifiers of their own files.
 */
export function collegeYearCalendar(site: Site, locale: Locale): string {
  const day = site.pageDays['/today'];
  const page = localisePath(CALENDAR_PAGE, locale);
  const own = (each: Locale) =>
    inOrder([
      ...holidays(site, each),
      ...terms(site, each),
      ...admissionDates(site, each).map(entryOf),
    ]).map((entry) => ({
      ...entry,
      words: entry.link ? `${entry.link.label}: ${entry.text}` : (entry.name ?? entry.text),
    }));
  const names = dateNames(own(FIRST));
  const entries = own(locale).map((entry, index) => ({
    id: `${CALENDAR_FILE}-${names[index]}@${calendarHost(site)}`,
    ...(wholeDays(
      `${entry.day}T00:00:00+05:30`,
      `${entry.lastDay ?? entry.day}T23:59:00+05:30`,
    ) ?? {
      start: new Date(entry.day),
    }),
    ...versionOf(day, 1),
    summary: entry.words,
    url: new URL(entry.link?.href ?? page, site.college.siteUrl).href,
  }));
  return calendarFile(
    labelsFor('college-year', locale).calendarTitle,
    [
      ...entries,
      ...site.notices.flatMap((notice) => noticeCalendarEntries(site, notice, locale)),
      ...site.events.map((event) => eventCalendarEntry(site, event, locale)),
    ],
    { ttl: LOOK_AGAIN_S },
  );
}
