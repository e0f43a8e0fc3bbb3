import type { ICalEventData } from 'ical-generator';
import { calendarHost, versionOf, wholeDays } from '#app/content/calendar-file.server.ts';
import { entryDay } from '#app/content/last-modified.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { titleAlone } from './sample.server.ts';

/**
 * An event in every calendar that has it, its own and that of the year: a constant identifier, so that a phone does not list it twice. Times are in UTC, so no
 * time zone definition is needed.
 */
export function eventCalendarEntry(
  site: Site,
  event: Site['events'][number],
  locale: Locale,
): ICalEventData {
  const { college } = site;
  const { id, start, end, title, summary, venue, sample, revision = 1 } = event;
  return {
    id: `event-${id}@${calendarHost(site)}`,
    ...(wholeDays(start, end) ?? { start: new Date(start), end: new Date(end) }),
    ...versionOf(entryDay(site, '/events', event), revision),
    summary: titleAlone(title[locale], sample, locale),
    description: summary[locale],
    location: `${venue[locale]}, ${college.name[locale]}`,
    url: `${college.siteUrl}${localisePath(`/events/${id}`, locale)}`,
  };
}

/** The days of a notice in every calendar that has them, likewise. In the list of a day each says of what it is. */
export function noticeCalendarEntries(
  site: Site,
  notice: Site['notices'][number],
  locale: Locale,
): ICalEventData[] {
  const { id, title, sample, dates = [], issuedOn, updatedOn } = notice;
  const day = entryDay(site, '/all-news', notice);
  return dates.map(({ date, event }, index) => ({
    id: `notice-${id}.${index + 1}@${calendarHost(site)}`,
    ...(wholeDays(`${date}T00:00:00+05:30`, `${date}T23:59:00+05:30`) ?? { start: new Date(date) }),
    ...versionOf(day, updatedOn === undefined || updatedOn === issuedOn ? 1 : 2),
    summary: titleAlone(`${title[locale]}: ${event[locale]}`, sample, locale),
    url: `${site.college.siteUrl}${localisePath(`/all-news/${id}`, locale)}`,
  }));
}
