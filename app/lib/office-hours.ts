import { collegeDay, DAY_MS } from './clock.ts';

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
