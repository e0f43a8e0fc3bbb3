/**
 * What is current at a moment. All rules take a Unix time in milliseconds and dates of the content;
 * days are days of the college's time zone, Asia/Kolkata, which has had +05:30 without change since
 * 1945. Used at build and again in the browser.
 */

export const COLLEGE_OFFSET_MS = 5.5 * 3_600_000;
export const DAY_MS = 24 * 3_600_000;

/** The day at the college, `2026-11-21`. */
export function collegeDay(now: number): string {
  return new Date(now + COLLEGE_OFFSET_MS).toISOString().slice(0, 10);
}

/** The minute at the college, `2026-11-21T16:00`. */
export function collegeMinute(now: number): string {
  return new Date(now + COLLEGE_OFFSET_MS).toISOString().slice(0, 16);
}

/** A Unix time in text that a page can compare, as short as it can be: `2026-11-21T10:30Z`. */
export function utcMoment(moment: number): string {
  return new Date(moment).toISOString().replace(/(?::00)?\.000/, '');
}

/** The midnight at which a day at the college begins, as Unix time. */
export function dayStart(day: string): number {
  return Date.parse(`${day}T00:00:00+05:30`);
}

/** Days from now to the day that begins at `midnight`: 1 on the day before it. */
function daysUntil(midnight: number, now: number): number {
  return Math.ceil((midnight - now) / DAY_MS);
}

/**
 * The entry of a timeline that applies at a time: the last that has begun, or the first. Entries
 * are in order; there is at least one.
 */
export function stepAt<Step extends { from: number }>(
  timeline: readonly Step[],
  now: number,
): Step {
  return timeline.reduce((held, step) => (step.from <= now ? step : held));
}

/** Placeholder in the text of a step for the days until its `day`, a midnight. */
export const DAYS = '{days}';

/**
 * The text of a step at a time, with the number of days; without a time the text with its date,
 * which stays the same until the next step.
 */
export function stepText(
  {
    text,
    dated = text,
    day,
  }: { text: string; dated?: string | undefined; day?: number | undefined },
  now: number | undefined,
): string {
  if (day === undefined) return text;
  return now === undefined ? dated : text.replace(DAYS, String(daysUntil(day, now)));
}

/** A notice counts until its `validUntil`, which is the first moment at which it does not. */
export function isNoticeCurrent({ validUntil }: { validUntil: string }, now: number): boolean {
  return now < Date.parse(validUntil);
}

export type EventState = 'upcoming' | 'running' | 'past';

/** An event runs from its start up to its end. */
export function eventState(
  { start, end }: { start: string; end: string },
  now: number,
): EventState {
  if (now < Date.parse(start)) return 'upcoming';
  return now < Date.parse(end) ? 'running' : 'past';
}

/** A term or agreement includes its last day. */
export function isTermOver(lastDay: string, now: number): boolean {
  return now >= dayStart(lastDay) + DAY_MS;
}
