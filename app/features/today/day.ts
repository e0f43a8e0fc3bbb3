import { collegeDay, DAY_MS } from '#app/domain/clock.ts';
import { isWorkingDay } from '#app/domain/office-hours.ts';
import type { TodayBlock } from './today.server.ts';

const WEEK_MS = 7 * DAY_MS;

/** Whether a bus that leaves at a time of day (`16:30`) has left at `now`, a Unix time in milliseconds. */
export function hasLeft(time: string, now: number): boolean {
  return now >= Date.parse(`${collegeDay(now)}T${time}:00+05:30`);
}

/** What of the day is still to come at `now`: the next bus, and the last dates of seven days. */
export function stillToCome(
  { buses, days, closed, holidays }: Pick<TodayBlock, 'buses' | 'days' | 'closed' | 'holidays'>,
  now: number,
) {
  const isRunning = isWorkingDay(collegeDay(now), { closed, holidays });
  const [next] = buses
    .flatMap(({ trips }) => trips)
    .filter(({ time }) => isRunning && !hasLeft(time, now))
    .sort((a, b) => a.time.localeCompare(b.time));
  return {
    isRunning,
    next,
    days: days.filter(({ until }) => now < until && until <= now + WEEK_MS),
  };
}

/** The moments at which other last dates are those of seven days. */
export function daysChanges({ days }: Pick<TodayBlock, 'days'>): number[] {
  return days.flatMap(({ until }) => [until, until - WEEK_MS]);
}

/** Whether the page still shows the day of its build; buses and entries of another are not in it. */
export function isDayOfBuild({ now: midnight }: Pick<TodayBlock, 'now'>, now: number): boolean {
  return now < midnight + DAY_MS;
}

/** The moments of the day at which buses leave, and its end. */
export function busChanges({ buses, now }: Pick<TodayBlock, 'buses' | 'now'>): number[] {
  const day = collegeDay(now);
  const times = buses.flatMap(({ trips }) => trips.map(({ time }) => time));
  return [...times.map((time) => Date.parse(`${day}T${time}:00+05:30`)), now + DAY_MS];
}
