/**
 * What is current at a moment. All rules take a Unix time in milliseconds and dates of the content; days are days of the
 * college's time zone, Asia/Kolkata, which has had +05:30 without change since 1945. Used at build and again in the browser.
 */

const OFFSET_MS = 5.5 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** The day at the college, `2026-11-21`. */
export function collegeDay(now: number): string {
  return new Date(now + OFFSET_MS).toISOString().slice(0, 10);
}

/** The midnight at which a day at the college begins, as Unix time. */
export function dayStart(day: string): number {
  return Date.parse(`${day}T00:00:00+05:30`);
}

/** Days from now to the day that begins at `midnight`: 1 on the day before it. */
export function daysUntil(midnight: number, now: number): number {
  return Math.ceil((midnight - now) / DAY_MS);
}

/** The entry of a timeline that applies at a time: the last that has begun, or the first. Entries are in order; there is at least one. */
export function stepAt<Step extends { from: number }>(timeline: readonly Step[], now: number): Step {
  return timeline.reduce((held, step) => (step.from <= now ? step : held));
}

/** Placeholder in the text of a step for the days until its `day`, a midnight. */
export const DAYS = '{days}';

/** The text of a step at a time, with the number of days. */
export function sayStep({ text, day }: { text: string; day?: number | undefined }, now: number): string {
  return day === undefined ? text : text.replace(DAYS, String(daysUntil(day, now)));
}

/** A notice counts until its `validUntil`, which is the first moment at which it does not. */
export function isNoticeCurrent({ validUntil }: { validUntil: string }, now: number): boolean {
  return now < Date.parse(validUntil);
}

export type EventState = 'upcoming' | 'running' | 'past';

/** An event runs from its start up to its end. */
export function eventState({ start, end }: { start: string; end: string }, now: number): EventState {
  if (now < Date.parse(start)) return 'upcoming';
  return now < Date.parse(end) ? 'running' : 'past';
}

/** In the order of a list: what may still be answered comes first. */
const TENDER_STATES = ['last-day', 'open', 'planned', 'closed', 'evaluation', 'awarded', 'cancelled'] as const;
export type TenderState = (typeof TENDER_STATES)[number];

type TenderDates = { publishedAt: string; closesAt: string; opensAt: string; isCancelled: boolean; isAwarded: boolean };

/**
 * The state of a tender: planned before it is published, open until `closesAt` (last day on the day of closing), closed until the
 * bids are opened, then in evaluation; an award or a cancellation ends it.
 */
export function tenderState({ publishedAt, closesAt, opensAt, isCancelled, isAwarded }: TenderDates, now: number): TenderState {
  if (isCancelled) return 'cancelled';
  if (isAwarded) return 'awarded';
  if (now < Date.parse(publishedAt)) return 'planned';
  if (now >= Date.parse(closesAt)) return now < Date.parse(opensAt) ? 'closed' : 'evaluation';
  return collegeDay(now) === collegeDay(Date.parse(closesAt)) ? 'last-day' : 'open';
}

/** Of these a bidder can still think; the others have ended. */
export function isTenderLive(state: TenderState): boolean {
  return TENDER_STATES.indexOf(state) <= TENDER_STATES.indexOf('planned');
}

/** The order of a list of tenders: by state; of those that can be answered the one that closes first, of the others the latest. */
export function compareTenders(a: TenderDates, b: TenderDates, now: number): number {
  const state = tenderState(a, now);
  const byState = TENDER_STATES.indexOf(state) - TENDER_STATES.indexOf(tenderState(b, now));
  const byClosing = Date.parse(a.closesAt) - Date.parse(b.closesAt);
  return byState || (isTenderLive(state) ? byClosing : -byClosing);
}

/** A term or agreement includes its last day. */
export function isTermOver(lastDay: string, now: number): boolean {
  return now >= dayStart(lastDay) + DAY_MS;
}
