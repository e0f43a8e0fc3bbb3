import {
  calendarFile,
  calendarHost,
  versionOf,
  wholeDays,
} from '#app/content/calendar-file.server.ts';
import { entryDay } from '#app/content/last-modified.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { titleAlone } from '#app/content/rows/sample.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { noticeCalendarId } from './schema.ts';

/** The days of a notice as a calendar file; `undefined` for another name. */
export function noticeCalendar(site: Site, file: string, locale: Locale): string | undefined {
  const notice = site.notices.find((entry) => noticeCalendarId(entry) === file);
  if (!notice) return undefined;
  const { id, title, sample, dates = [], issuedOn, updatedOn } = notice;
  const day = entryDay(site, '/all-news', notice);
  const entries = dates.map(({ date, event }, index) => ({
    id: `${file}.${index + 1}@${calendarHost(site)}`,
    ...(wholeDays(`${date}T00:00:00+05:30`, `${date}T23:59:00+05:30`) ?? { start: new Date(date) }),
    ...versionOf(day, updatedOn === undefined || updatedOn === issuedOn ? 1 : 2),
    summary: titleAlone(event[locale], sample, locale),
    description: title[locale],
    url: `${site.college.siteUrl}${localisePath(`/all-news/${id}`, locale)}`,
  }));
  return calendarFile(title[locale], entries);
}
