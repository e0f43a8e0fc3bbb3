import { collegeDay, DAY_MS } from '#app/lib/clock.ts';
import { isWorkingDay } from '#app/lib/office-hours.ts';
import type { TodayBlock } from './today.server.ts';

const WEEK_MS = 7 * DAY_MS;

/** Whether a bus that leaves at a time of day (`16:30`) has left at `now`, a Unix time in milliseconds. */
export function hasLeft(time: string, now: number): boolean {
  return now >= Date.parse(`${collegeDay(now)}T${time}:00+05:30`);
}

/** What of the day is still to come at `now`: the next bus, and the last dates of seven days. */
export function stillToCome(
  { buses, days, office }: Pick<TodayBlock, 'buses' | 'days' | 'office'>,
  now: number,
) {
  const isRunning = isWorkingDay(collegeDay(now), office.holidays);
  const [next] = buses
    .flatMap(({ trips }) => trips)
    .filter(({ time }) => isRunning && !hasLeft(time, now))
    .sort((a, b) => a.time.localeCompare(b.time));
  return {
    isRunning,
    next,
    days: days.filter(({ at }) => now < Date.parse(at) && Date.parse(at) <= now + WEEK_MS),
  };
}
