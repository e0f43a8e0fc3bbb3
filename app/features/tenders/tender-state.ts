import { collegeDay, dayStart } from '#app/domain/clock.ts';

/** In the order of a list: what may still be answered comes first. */
const TENDER_STATES = [
  'last-day',
  'open',
  'planned',
  'closed',
  'evaluation',
  'awarded',
  'cancelled',
] as const;
export type TenderState = (typeof TENDER_STATES)[number];

type TenderDates = {
  publishedAt: string;
  closesAt: string;
  opensAt: string;
  isCancelled: boolean;
  isAwarded: boolean;
};

/**
 * The state of a tender: planned before it is published, open until `closesAt` (last day on the day
 * of closing), closed until the bids are opened, then in evaluation; an award or a cancellation
 * ends it.
 */
export function tenderState(
  { publishedAt, closesAt, opensAt, isCancelled, isAwarded }: TenderDates,
  now: number,
): TenderState {
  if (isCancelled) return 'cancelled';
  if (isAwarded) return 'awarded';
  if (now < Date.parse(publishedAt)) return 'planned';
  if (now >= Date.parse(closesAt)) return now < Date.parse(opensAt) ? 'closed' : 'evaluation';
  return collegeDay(now) === collegeDay(Date.parse(closesAt)) ? 'last-day' : 'open';
}

/** Bids are still possible or planned; the others have ended. */
export function isTenderLive(state: TenderState): boolean {
  return TENDER_STATES.indexOf(state) <= TENDER_STATES.indexOf('planned');
}

/**
 * The order of a list of tenders: by state; of those that can be answered the one that closes
 * first, of the others the latest.
 */
export function compareTenders(a: TenderDates, b: TenderDates, now: number): number {
  const state = tenderState(a, now);
  const byState = TENDER_STATES.indexOf(state) - TENDER_STATES.indexOf(tenderState(b, now));
  const byClosing = Date.parse(a.closesAt) - Date.parse(b.closesAt);
  return byState || (isTenderLive(state) ? byClosing : -byClosing);
}

/** The midnight at which the last day of a tender begins. */
export function closingDay({ closesAt }: Pick<TenderDates, 'closesAt'>): number {
  return dayStart(collegeDay(Date.parse(closesAt)));
}

/**
 * When a tender is published, has its last day, is closed and is opened; after a cancellation or an
 * award nothing changes.
 */
export function tenderChanges(tender: TenderDates): number[] {
  const { publishedAt, closesAt, opensAt, isCancelled, isAwarded } = tender;
  if (isCancelled || isAwarded) return [];
  return [Date.parse(publishedAt), closingDay(tender), Date.parse(closesAt), Date.parse(opensAt)];
}
