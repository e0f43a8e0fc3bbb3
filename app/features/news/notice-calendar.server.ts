import { calendarFile, noticeCalendarEntries } from '#app/content/calendar-file.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** The days of a notice as a calendar file. */
export function noticeCalendar(
  site: Site,
  notice: Site['notices'][number],
  locale: Locale,
): string {
  return calendarFile(notice.title[locale], noticeCalendarEntries(site, notice, locale));
}
