import { collegeDay, DAY_MS, dayStart } from './clock.ts';

export type OfficeHours = {
  /** Times of day in 24 hours, `10:00`. */
  from: string;
  until: string;
  /** Public holidays, ISO dates. */
  holidays: readonly string[];
};

/** Why offices are closed on a day (ISO date) in every week or month. */
export function weekendOf(day: string): 'sunday' | 'second-saturday' | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  if (date.getUTCDay() === 0) return 'sunday';
  return date.getUTCDay() === 6 && date.getUTCDate() > 7 && date.getUTCDate() < 15
    ? 'second-saturday'
    : undefined;
}

/** Whether offices are open on a day and buses run. */
export function isWorkingDay(day: string, holidays: readonly string[]): boolean {
  return weekendOf(day) === undefined && !holidays.includes(day);
}

/** Whether offices are open at a time (Unix time in milliseconds), and the moment of the next change as an ISO date-time. */
export function officeState(
  now: number,
  { from, until, holidays }: OfficeHours,
): { isOpen: boolean; next: string } {
  for (let day = collegeDay(now), time = now; ; time += DAY_MS, day = collegeDay(time)) {
    if (!isWorkingDay(day, holidays)) continue;
    const [opens, closes] = [`${day}T${from}:00+05:30`, `${day}T${until}:00+05:30`];
    if (now < Date.parse(opens)) return { isOpen: false, next: opens };
    if (now < Date.parse(closes)) return { isOpen: true, next: closes };
  }
}

/** The moments of some days, from a midnight on, at which offices open and close. */
export function officeChanges(
  from: number,
  days: number,
  { from: opens, until, holidays }: OfficeHours,
) {
  return Array.from({ length: days }, (_, index) => collegeDay(from + index * DAY_MS))
    .filter((day) => isWorkingDay(day, holidays))
    .flatMap((day) => [opens, until].map((time) => Date.parse(`${day}T${time}:00+05:30`)));
}

/** The midnight at which the week of a moment begins, on a Monday. */
export function weekStart(now: number): number {
  const today = dayStart(collegeDay(now));
  // The first Monday of Unix time, 5 January 1970.
  const days = Math.round((today - dayStart('1970-01-05')) / DAY_MS);
  return today - (days % 7) * DAY_MS;
}
