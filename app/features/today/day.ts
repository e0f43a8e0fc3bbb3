import { collegeDay, DAY_MS } from '#app/domain/clock.ts';
import { isWorkingDay } from '#app/domain/office-hours.ts';
import type { TodayBlock } from './today.server.ts';

/**
 * Last dates so many days ahead are on the page: it shows seven days, and may be built some days
 * ago.
 */
export const DAYS_BUILT = 14;
const WEEK_MS = 7 * DAY_MS;

type Days = Pick<TodayBlock, 'buses' | 'days' | 'closed' | 'holidays'>;

/**
 * Whether a bus that leaves at a time of day (`16:30`) has left at `now`, a Unix time in
 * milliseconds.
 */
export function hasDeparted(time: string, now: number): boolean {
  return now >= Date.parse(`${collegeDay(now)}T${time}:00+05:30`);
}

/** What of the day is still to come at `now`: the next bus, and the last dates of seven days. */
export function stillToCome({ buses, days, closed, holidays }: Days, now: number) {
  const isRunning = isWorkingDay(collegeDay(now), { closed, holidays });
  const [next] = buses
    .flatMap(({ trips }) => trips)
    .filter(({ time }) => isRunning && !hasDeparted(time, now))
    .sort((a, b) => a.time.localeCompare(b.time));
  return {
    isRunning,
    next,
    days: days.filter(({ until }) => now < until && until <= now + WEEK_MS),
  };
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

const isEmptyWeek = (today: Days, now: number) => stillToCome(today, now).days.length === 0;

/** Until when a page has all dates of the seven days. */
const weekKnownUntil = ({ now: midnight }: Pick<TodayBlock, 'now'>) =>
  midnight + DAYS_BUILT * DAY_MS - WEEK_MS;

/** The moments at which other last dates are those of seven days. */
export function daysChanges(today: Pick<TodayBlock, 'days' | 'now'>): number[] {
  return [weekKnownUntil(today), ...today.days.flatMap(({ until }) => [until, until - WEEK_MS])];
}

/**
 * Whether the page still shows the day of its build; buses and entries of another are not in it.
 */
export function isDayOfBuild({ now: midnight }: Pick<TodayBlock, 'now'>, now: number): boolean {
  return now < midnight + DAY_MS;
}

/** The moments of the day at which buses leave, and its end. */
export function busChanges({ buses, now }: Pick<TodayBlock, 'buses' | 'now'>): number[] {
  const day = collegeDay(now);
  const times = buses.flatMap(({ trips }) => trips.map(({ time }) => time));
  return [...times.map((time) => Date.parse(`${day}T${time}:00+05:30`)), now + DAY_MS];
}
