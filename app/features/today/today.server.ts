import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { admissionDates, noticeDates, tenderDates } from '#app/content/rows/dated-rows.server.ts';
import { officeOf } from '#app/content/rows/department-rows.server.ts';
import { eventRow, noticeRow } from '#app/content/rows/notice-rows.server.ts';
import {
  closedDays,
  dayRows,
  isKnownYear,
  officeTimeline,
} from '#app/content/rows/office-rows.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { collegeDay, DAY_MS, dayStart } from '#app/domain/clock.ts';
import { isWorkingDay } from '#app/domain/office-hours.ts';
import { headed } from '#app/features/shell/head.server.ts';
import { homeLink } from '#app/features/shell/trail.server.ts';
import { formatDay, formatTime } from '#app/i18n/format.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { DAYS_BUILT } from './day.ts';

export type TodayBlock = ReturnType<typeof todayBlock>;
export type TodayView = ReturnType<typeof todayView>;

export function todayView(site: Site, locale: Locale, now: number) {
  const labels = labelsFor('today', locale);
  return {
    ...headed(site, '/today', locale, {
      title: labels.todayTitle,
      lead: labels.todayLead,
      keywords: labels.todayWords,
    }),
    ancestors: [homeLink(locale)],
    today: todayBlock(site, locale, now),
    more: [
      { label: labelsFor('news', locale).allNews, href: localisePath(pathOf('news'), locale) },
      {
        label: labelsFor('events', locale).allEvents,
        href: localisePath(pathOf('events'), locale),
      },
    ],
  };
}

/**
 * What happens on the day of `now`, a Unix time in milliseconds: as of its midnight, and then by
 * the visitor's clock.
 */
export function todayBlock(site: Site, locale: Locale, now: number) {
  const day = collegeDay(now);
  const { hours, phone } = officeOf(site, 'office', locale);
  const isOnDay = (start: string, end: string) =>
    Date.parse(start) < dayStart(day) + DAY_MS && Date.parse(end) > dayStart(day);
  return {
    now: dayStart(day),
    href: localisePath('/today', locale),
    board: dayRows(site, locale, dayStart(day), DAYS_BUILT + 1),
    tooOld: fillIn(labelsFor('today', locale).tooOld, { phone }),
    hours,
    office: officeTimeline(site, locale, dayStart(day), 7),
    hasBuses: site.busRoutes.timetables.length > 0,
    ...busesAhead(site, locale, dayStart(day)),
    busesHref: localisePath('/facilities/transport', locale),
    days: daysAhead(site, locale, dayStart(day)),
    entries: [
      ...site.events
        .filter(({ start, end }) => isOnDay(start, end))
        .map((event) => eventRow(event, locale)),
      ...site.notices
        .filter(({ issuedOn }) => issuedOn === day)
        .map((notice) => noticeRow(notice, locale)),
    ].map(({ title, href, only }) => ({ title, href, lang: only?.lang })),
    rows: [{ isSample: site.busRoutes.sample === true }],
  };
}

/**
 * The days from a midnight on, of the week and one more, on which buses run, as far as all holidays
 * are entered, each with the place of its timetable: the routes with their departures from the
 * first stop and from the college.
 */
function busesAhead(site: Site, locale: Locale, midnight: number) {
  const { timetables, college } = site.busRoutes;
  const closed = {
    closed: site.college.closed,
    holidays: closedDays(site, locale).map(({ date }) => date),
  };
  return {
    busDays: Array.from({ length: 8 }, (_, index) => collegeDay(midnight + index * DAY_MS))
      .filter((day) => isWorkingDay(day, closed) && isKnownYear(site, day))
      .map((day) => ({
        day,
        date: formatDay(day, locale),
        timetable: timetables.findIndex(
          ({ from, until }) => from <= day && (until === undefined || day <= until),
        ),
      }))
      .filter(({ timetable }) => timetable >= 0),
    timetables: timetables.map(({ routes }) =>
      routes.map(({ name, stops, leaves }) => {
        const trips = (times: readonly string[], from = '', to = '') =>
          times.map((time) => ({
            time,
            route: name[locale],
            text: `${formatTime(`2026-01-01T${time}:00+05:30`, locale)}, ${from}`,
            to,
          }));
        const [first] = stops;
        const there = trips(first?.morning ?? [], first?.name[locale], college[locale]);
        const back = trips(leaves, college[locale], first?.name[locale]);
        return { name: name[locale], trips: [...there, ...back] };
      }),
    ),
  };
}

/**
 * Days to remember of notices, closing tenders, and admissions that open or close, in their order.
 */
function daysAhead(site: Site, locale: Locale, from: number) {
  return [
    ...noticeDates(site, locale),
    ...tenderDates(site, locale),
    ...admissionDates(site, locale),
  ]
    .filter(({ until }) => until > from && until <= from + DAYS_BUILT * DAY_MS)
    .sort((a, b) => a.until - b.until)
    .map(({ day, ...entry }) => ({ ...entry, date: formatDay(day, locale) }));
}
