import { DAY_MS, dayStart } from './clock.ts';

/**
 * The moments at which the rules of clock.ts say something else of a dated entry, as Unix times in milliseconds. A page is as of the last of
 * its own moments ({@link lastChange}) and not as of its build, so a build in which no state has changed makes the same files again.
 */

/** The last of the moments that has come; 0, at which the rules say the same, where none has. */
export function lastChange(moments: readonly number[], now: number): number {
  return moments.reduce((last, moment) => (moment <= now && moment > last ? moment : last), 0);
}

/** When a notice or a document ends; one without an end never does. */
export function endChanges({ validUntil }: { validUntil?: string | undefined }): number[] {
  return validUntil === undefined ? [] : [Date.parse(validUntil)];
}

/** When an event begins and ends. */
export function eventChanges({ start, end }: { start: string; end: string }): number[] {
  return [Date.parse(start), Date.parse(end)];
}

/** When a term or agreement is over: it includes its last day. */
export function termChanges({ validUntil }: { validUntil: string }): number[] {
  return [dayStart(validUntil) + DAY_MS];
}

/** When another step of a timeline begins. Its days are counted by scripts only ({@link stepText} of clock.ts). */
export function timelineChanges({ timeline }: { timeline: readonly { from: number }[] }): number[] {
  return timeline.map(({ from }) => from);
}
