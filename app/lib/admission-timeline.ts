import { collegeDay, dayStart } from './clock.ts';

/**
 * What an admission says from which moment on: worked out at build, so that the browser has only to look up its own time
 * ({@link stepAt} of clock.ts). Moments are Unix times in milliseconds, days those of the college (Asia/Kolkata).
 */

/** From when to when, as ISO moments: open from `opensAt` on, closed from `closesAt` on. */
export type Span = { opensAt: string; closesAt: string };

export type AdmissionState =
  | 'unannounced'
  | 'opens-later'
  | 'opens-tomorrow'
  | 'opens-today'
  /** Open by the flag of an event, until no known date. */
  | 'open'
  | 'closes-later'
  | 'closes-tomorrow'
  | 'closes-today'
  | 'closed'
  /** Closed for more than a year. */
  | 'archived';

/** `day` is the midnight that "in n days" counts to. */
export type Step<Window> = { from: number; state: AdmissionState; day?: number; window?: Window };

const DAY_MS = 24 * 3_600_000;

/**
 * The states of a stream or an event in their order; the first begins at 0.
 * @param windows dates that do not overlap (the content check); they decide
 * @param isActive where there are no windows: the flag of an event. Without either nothing is announced.
 */
export function timelineOf<Window extends Span>(windows: readonly Window[], isActive?: boolean): Step<Window>[] {
  const inOrder = [...windows].sort((a, b) => Date.parse(a.opensAt) - Date.parse(b.opensAt));
  const last = inOrder.at(-1);
  if (!last) return [{ from: 0, state: isActive === undefined ? 'unannounced' : isActive ? 'open' : 'closed' }];
  const closes = Date.parse(last.closesAt);
  return [
    // The next window is announced as soon as the one before it closes.
    ...inOrder.flatMap((window, index) => windowSteps(window, Date.parse(inOrder[index - 1]?.closesAt ?? '1970-01-01T00:00:00Z'))),
    { from: closes, state: 'closed', window: last },
    { from: yearAfter(closes) + 1, state: 'archived', window: last },
  ];
}

/** What is said of a window until it closes, from a moment on. What closes at midnight closes on the day before. */
function windowSteps<Window extends Span>(window: Window, from: number): Step<Window>[] {
  const opens = Date.parse(window.opensAt);
  const opening = dayStart(collegeDay(opens));
  const closing = dayStart(collegeDay(Date.parse(window.closesAt) - 1));
  const steps: Step<Window>[] = [
    { from, state: 'opens-later', day: opening, window },
    { from: Math.max(from, opening - DAY_MS), state: 'opens-tomorrow', window },
    { from: Math.max(from, opening), state: 'opens-today', window },
    { from: opens, state: 'closes-later', day: closing, window },
    { from: Math.max(opens, closing - DAY_MS), state: 'closes-tomorrow', window },
    { from: Math.max(opens, closing), state: 'closes-today', window },
  ];
  // A step that the next one replaces at once is never seen.
  return steps.filter(({ from: begin }, index) => begin !== steps[index + 1]?.from);
}

/** The same moment of the next year; what closed on 29 February is a year old on 1 March. */
function yearAfter(moment: number): number {
  const date = new Date(moment);
  return date.setUTCFullYear(date.getUTCFullYear() + 1);
}
