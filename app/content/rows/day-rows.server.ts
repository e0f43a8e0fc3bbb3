import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { collegeDay, DAY_MS } from '#app/domain/clock.ts';
import { weeklyHolidayOf } from '#app/domain/office-hours.ts';
import { formatDay, formatList, formatWeeklyHoliday } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { closedDays } from './office-rows.server.ts';

/**
 * Some days with weekday and date, each with whether the college works and why not.
 * @param from the midnight of the first, Unix time in milliseconds
 */
export function dayRows(
  site: Pick<Site, 'college' | 'calendar' | 'emergencies'>,
  locale: Locale,
  from: number,
  days: number,
) {
  const labels = labelsFor('college-year', locale);
  const closed = closedDays(site, locale);
  return Array.from({ length: days }, (_, index) => {
    const begins = from + index * DAY_MS;
    const day = collegeDay(begins);
    const weekly = weeklyHolidayOf(day, site.college.closed);
    const reason =
      closed.find(({ date }) => date === day)?.reason ??
      (weekly && formatWeeklyHoliday(weekly, locale));
    return {
      from: begins,
      name: formatDay(day, locale),
      isOpen: reason === undefined,
      said: reason ? fillIn(labels.closedFor, { reason }) : labels.workingDay,
    };
  });
}

/** The weekly holidays by name, as a list. */
export function weeklyHolidays({ college }: Pick<Site, 'college'>, locale: Locale): string {
  return formatList(
    college.closed.map((holiday) => formatWeeklyHoliday(holiday, locale)),
    locale,
  );
}
