import { DAY_MS, dayStart } from './clock.ts';

/**
 * The moments at which the rules of clock.ts say something else of a dated entry, as Unix times in
 * milliseconds. A page is as of the last of its own moments ({@link lastChange}) and not as of its
 * build, so a build in which no state has changed makes the same files again.
 */

/** The last of the moments that has come; 0, at which the rules say the same, where none has. */
export function lastChange(moments: readonly number[], now: number): number {
  return moments.reduce((last, moment) => (moment <= now && moment > last ? moment : last), 0);
}

export type Period<Value> = { from: number | undefined; until: number | undefined; value: Value };

/**
 * What holds from a moment on, in its periods; equal neighbours are one. The first has no beginning
 * and the last no end: a page is the same until something of it changes, and a clock that is too
 * early shows what held at the build.
 */
export function periodsOf<Value>(
  now: number,
  changes: readonly number[],
  valueAt: (now: number) => Value,
): Period<Value>[] {
  const later = [...new Set(changes)].filter((moment) => moment > now).sort((a, b) => a - b);
  const periods: Period<Value>[] = [{ from: undefined, until: undefined, value: valueAt(now) }];
  for (const from of later) {
    const last = periods.at(-1);
    const value = valueAt(from);
    if (!last || last.value === value) continue;
    last.until = from;
    periods.push({ from, until: undefined, value });
  }
  return periods;
}

/** When a notice or a document ends; one without an end never does. */
export function endChanges({ validUntil }: { validUntil?: string | undefined }): number[] {
  return validUntil === undefined ? [] : [Date.parse(validUntil)];
}

/** Days for which a notice is marked as new. */
const NEW_FOR = 7 * DAY_MS;

/** When a notice is no longer new. */
export function newUntil({ issuedOn }: { issuedOn: string }): number {
  return dayStart(issuedOn) + NEW_FOR;
}

/** When an event begins and ends. */
export function eventChanges({ start, end }: { start: string; end: string }): number[] {
  return [Date.parse(start), Date.parse(end)];
}

/** When a term or agreement is over: it includes its last day. */
export function termChanges({ validUntil }: { validUntil: string }): number[] {
  return [dayStart(validUntil) + DAY_MS];
}

type Moments = readonly { from: number }[];

/**
 * When another step of a timeline, or another date beside it, begins. Its days are counted by
 * scripts only ({@link stepText} of clock.ts).
 */
export function timelineChanges({
  timeline,
  columns = [],
}: {
  timeline: Moments;
  columns?: Moments;
}): number[] {
  return [...timeline, ...columns].map(({ from }) => from);
}

/** When what is kept on top is no more: the day includes its last hour. */
export function topChanges({ onTopUntil }: { onTopUntil?: string | undefined }): number[] {
  return onTopUntil === undefined ? [] : [dayStart(onTopUntil) + DAY_MS];
}

/** When a row of a notice changes. */
export function noticeChanges(
  row: Parameters<typeof timelineChanges>[0] & { issuedOn: string },
): number[] {
  return [...timelineChanges(row), newUntil(row)];
}
