import { collegeDay, DAY_MS, dayStart } from './clock.ts';

export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
type Weekday = (typeof WEEKDAYS)[number];
/** A weekday, or the first to the fifth of a month: `sun`, `sat-2`. */
export type WeeklyHoliday = Weekday | `${Weekday}-${1 | 2 | 3 | 4 | 5}`;
/** Each of them, the whole weekdays first. */
export const WEEKLY_HOLIDAYS: readonly WeeklyHoliday[] = [
  ...WEEKDAYS,
  ...WEEKDAYS.flatMap((weekday) =>
    ([1, 2, 3, 4, 5] as const).map((nth) => `${weekday}-${nth}` as const),
  ),
];

export type ClosedDays = {
  closed: readonly WeeklyHoliday[];
  /** Public holidays, ISO dates. */
  holidays: readonly string[];
};
/** Times of day in 24 hours, `10:00`. */
export type OfficeHours = ClosedDays & { from: string; until: string };

/** The weekly holiday on which a day (ISO date) falls. */
export function weeklyHolidayOf(
  day: string,
  closed: readonly WeeklyHoliday[],
): WeeklyHoliday | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = WEEKDAYS[date.getUTCDay()];
  const nth = `${weekday}-${Math.ceil(date.getUTCDate() / 7)}`;
  return closed.find((holiday) => holiday === weekday || holiday === nth);
}

/** Whether offices are open on a day and buses run. */
export function isWorkingDay(day: string, { closed, holidays }: ClosedDays): boolean {
  return weeklyHolidayOf(day, closed) === undefined && !holidays.includes(day);
}

/**
 * Whether offices are open at a time (Unix time in milliseconds), and the moment of the next change
 * as an ISO date-time.
 */
export function officeState(
  now: number,
  { from, until, ...days }: OfficeHours,
): { isOpen: boolean; next: string } {
  for (let day = collegeDay(now), time = now; ; time += DAY_MS, day = collegeDay(time)) {
    if (!isWorkingDay(day, days)) continue;
    const [opens, closes] = [`${day}T${from}:00+05:30`, `${day}T${until}:00+05:30`];
    if (now < Date.parse(opens)) return { isOpen: false, next: opens };
    if (now < Date.parse(closes)) return { isOpen: true, next: closes };
  }
}

/** The moments of some days, from a midnight on, at which offices open and close. */
export function officeChanges(
  from: number,
  days: number,
  { from: opens, until, ...closed }: OfficeHours,
) {
  return Array.from({ length: days }, (_, index) => collegeDay(from + index * DAY_MS))
    .filter((day) => isWorkingDay(day, closed))
    .flatMap((day) => [opens, until].map((time) => Date.parse(`${day}T${time}:00+05:30`)));
}

/**
 * The morning before a moment, and from it on when the two nights to come begin and end, in turn.
 * @param hours times of day in 24 hours
 */
export function nightsFrom(now: number, { from, until }: { from: string; until: string }) {
  const after = (moment: number, time: string) => {
    const sameDay = Date.parse(`${collegeDay(moment)}T${time}:00+05:30`);
    return sameDay < moment ? sameDay + DAY_MS : sameDay;
  };
  const morning = after(now + 1, until) - DAY_MS;
  const evening = after(morning, from);
  return {
    morning,
    changes: [evening, morning + DAY_MS, evening + DAY_MS, morning + 2 * DAY_MS],
  };
}

/** The midnight at which the week of a moment begins, on a Monday. */
export function weekStart(now: number): number {
  const today = dayStart(collegeDay(now));
  // The first Monday of Unix time, 5 January 1970.
  const days = Math.round((today - dayStart('1970-01-05')) / DAY_MS);
  return today - (days % 7) * DAY_MS;
}
