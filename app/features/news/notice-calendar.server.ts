import { calendarFile, noticeCalendarEntries } from '#app/content/calendar-file.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { noticeCalendarId } from './schema.ts';

/** The days of a notice as a calendar file; `undefined` for another name. */
export function noticeCalendar(site: Site, file: string, locale: Locale): string | undefined {
  const notice = site.notices.find((entry) => noticeCalendarId(entry) === file);
  return notice && calendarFile(notice.title[locale], noticeCalendarEntries(site, notice, locale));
}
