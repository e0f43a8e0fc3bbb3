/**
 * Which documents a candidate must bring, and how old a certificate may be. Days are calendar days
 * at the college, `2026-08-31`, compared as text, without clock or time zone.
 */

/**
 * Who must bring a document. A missing field is no restriction: without `quotas` it is required for
 * every quota.
 */
export type PaperScope = {
  courses: readonly string[];
  quotas?: readonly string[] | undefined;
  communities?: readonly string[] | undefined;
};

/** The choices of a candidate; empty for those not made yet. */
export type PaperChoice = { course: string; quota: string; community: string };

/** How long a certificate is valid from its day of issue. */
export type Validity = { months: number } | { years: number };

/** Whether a document is required for a choice. Choices not made yet exclude nothing. */
export function isAskedFrom(
  { courses, quotas, communities }: PaperScope,
  { course, quota, community }: PaperChoice,
): boolean {
  const fits = (allowed: readonly string[] | undefined, chosen: string) =>
    chosen === '' || allowed === undefined || allowed.includes(chosen);
  return fits(courses, course) && fits(quotas, quota) && fits(communities, community);
}

/**
 * The quotas of a course (or of several) to which a document is limited; none if it is required for
 * all of them.
 * @param offered quotas of the course, in their order
 */
export function limitingQuotas({ quotas }: PaperScope, offered: readonly string[]): string[] {
  const limited = offered.filter((quota) => quotas === undefined || quotas.includes(quota));
  return limited.length === offered.length ? [] : limited;
}

/**
 * The first day of issue with which a certificate is still valid on a day. If the month of issue
 * has no such day, it is the first of the next: a certificate issued on 28 February expires on 28
 * August, so for 31 August and 6 months it is 1 March.
 */
export function earliestIssue(day: string, validity: Validity): string {
  const { year, month, day: wanted } = monthAway(day, -monthsOf(validity));
  if (wanted <= daysIn(year, month)) return isoDay(year, month, wanted);
  const next = monthAway(isoDay(year, month, 1), 1);
  return isoDay(next.year, next.month, 1);
}

/** The range of plausible days: of candidates' certificates and of admissions for many years. */
export const FIRST_DAY = '1950-01-01';
export const LAST_DAY = '2099-12-31';

/** Whether a text is an existing and plausible day. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  const isInCalendar =
    year !== undefined &&
    month !== undefined &&
    day !== undefined &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysIn(year, month);
  return isInCalendar && text >= FIRST_DAY && text <= LAST_DAY;
}

/** A period of validity in months. */
export function monthsOf(validity: Validity): number {
  return 'months' in validity ? validity.months : 12 * validity.years;
}

/** Year, month (1 to 12) and day of the month after adding months; the day is not adjusted. */
function monthAway(from: string, months: number): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const counted = 12 * year + month - 1 + months;
  return { year: Math.floor(counted / 12), month: (counted % 12) + 1, day };
}

/** Days of a month (1 to 12). */
function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function isoDay(year: number, month: number, day: number): string {
  return [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(day).padStart(2, '0'),
  ].join('-');
}
