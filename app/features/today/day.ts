import { DAY_MS } from '#app/domain/clock.ts';
import type { TodayBlock } from './today.server.ts';

/**
 * Last dates so many days ahead are on the page: it shows seven days, and may be built some days
 * ago.
 */
export const DAYS_BUILT = 14;
const WEEK_MS = 7 * DAY_MS;

type Days = Pick<TodayBlock, 'days'>;

/** The last dates of the seven days from `now` on, a Unix time in milliseconds. */
export function datesOfWeek({ days }: Days, now: number) {
  return days.filter(({ until }) => now < until && until <= now + WEEK_MS);
}

/**
 * Whether nothing is due in seven days; a page built so long ago that it does not know says
 * nothing.
 */
export function isNothingDue(today: Days & Pick<TodayBlock, 'now'>, now: number): boolean {
  return now < weekKnownUntil(today) && isEmptyWeek(today, now);
}

/**
 * Whether nothing is shown because the page was built so long ago that it does not know all of the
 * seven days.
 */
export function isTooOld(today: Days & Pick<TodayBlock, 'now'>, now: number): boolean {
  return now >= weekKnownUntil(today) && isEmptyWeek(today, now);
}

const isEmptyWeek = (today: Days, now: number) => datesOfWeek(today, now).length === 0;

/** Until when a page has all dates of the seven days. */
const weekKnownUntil = ({ now: midnight }: Pick<TodayBlock, 'now'>) =>
  midnight + DAYS_BUILT * DAY_MS - WEEK_MS;

/** The moments at which other last dates are those of seven days. */
export function daysChanges(today: Pick<TodayBlock, 'days' | 'now'>): number[] {
  return [weekKnownUntil(today), ...today.days.flatMap(({ until }) => [until, until - WEEK_MS])];
}

/** Whether the page still shows the day of its build; events of another are not in it. */
export function isDayOfBuild({ now: midnight }: Pick<TodayBlock, 'now'>, now: number): boolean {
  return now < midnight + DAY_MS;
}
