import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { collegeDay, DAY_MS, dayStart } from '#app/domain/clock.ts';
import { officeChanges, officeState, weeklyHolidayOf } from '#app/domain/office-hours.ts';
import {
  formatDay,
  formatList,
  formatMoment,
  formatTime,
  formatWeeklyHoliday,
} from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';

/**
 * Days on which offices are closed and no bus runs, each with its reason: those of an emergency,
 * and holidays.
 */
export function closedDays(
  { calendar, emergencies }: Pick<Site, 'calendar' | 'emergencies'>,
  locale: Locale,
): { date: string; reason: string }[] {
  return [
    ...emergencies.flatMap(({ closedOn = [], title }) =>
      closedOn.map((date) => ({ date, reason: title[locale] })),
    ),
    ...calendar.holidays.map(({ date, name }) => ({ date, reason: name[locale] })),
  ];
}

/** Whether all holidays of the year of a day are entered. */
export const isKnownYear = ({ calendar }: Pick<Site, 'calendar'>, day: string) =>
  calendar.holidaysOf?.includes(Number(day.slice(0, 4))) ?? true;

/**
 * Whether offices are open, and until or from when, as a timeline of some days; on a closed day
 * with the reason.
 * @param from a midnight, Unix time in milliseconds
 */
export function officeTimeline(
  site: Pick<Site, 'college' | 'calendar' | 'emergencies'>,
  locale: Locale,
  from: number,
  days: number,
) {
  const labels = labelsFor('college', locale);
  const closed = closedDays(site, locale);
  const hours = {
    ...site.college.officeHours,
    closed: site.college.closed,
    holidays: closed.map(({ date }) => date),
  };
  const end = from + days * DAY_MS;
  const midnights = closed
    .flatMap(({ date }) => [dayStart(date), dayStart(date) + DAY_MS])
    .filter((moment) => moment > from && moment < end);
  const changes = officeChanges(from, days, hours);
  /** From the midnight before, it opens “today”. */
  const mornings = changes.map((moment) => dayStart(collegeDay(moment)));
  const moments = [...new Set([from, ...changes, ...mornings, ...midnights])];
  const steps = moments
    .sort((a, b) => a - b)
    .map((moment) => {
      const { isOpen, next } = officeState(moment, hours);
      const reason = closed.find(({ date }) => date === collegeDay(moment))?.reason;
      if (isOpen)
        return {
          from: moment,
          mark: 'active' as const,
          text: fillIn(
            isKnownYear(site, collegeDay(moment)) ? labels.officeOpen : labels.officeOpenUnless,
            { time: formatTime(next, locale) },
          ),
        };
      const opens = formatMoment(next, locale);
      if (!reason && next.startsWith(collegeDay(moment)))
        return {
          from: moment,
          mark: 'closed' as const,
          text: fillIn(labels.officeOpensToday, { time: formatTime(next, locale) }),
        };
      return {
        from: moment,
        mark: 'closed' as const,
        text: reason
          ? fillIn(labels.officeClosedFor, { reason, moment: opens })
          : fillIn(labels.officeClosed, { moment: opens }),
      };
    });
  return [...steps, { from: end, mark: 'closed' as const, text: '' }];
}

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
      said: reason
        ? fillIn(labels.closedFor, { reason })
        : isKnownYear(site, day)
          ? labels.workingDay
          : fillIn(labels.workingDayUnless, { phone: site.college.phone }),
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
