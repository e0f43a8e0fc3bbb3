import { collegeDay, DAY_MS, dayStart } from './clock.ts';

/**
 * The states of an admission with the moments at which they begin, calculated at build time; the
 * browser only looks up the current time ({@link stepAt} of clock.ts). Moments are Unix times in
 * milliseconds, days those of the college (Asia/Kolkata).
 */

/** An interval as ISO moments: open from `opensAt`, closed from `closesAt`. */
export type Span = { opensAt: string; closesAt: string };

/** The purpose of a window of dates. */
export const WINDOW_KINDS = ['application', 'examination', 'options', 'reporting', 'spot'] as const;
export type WindowKind = (typeof WINDOW_KINDS)[number];

export type AdmissionState =
  | 'unannounced'
  | 'opens-later'
  | 'opens-tomorrow'
  | 'opens-today'
  /** Open because of the event's flag, with no known end date. */
  | 'open'
  | 'closes-later'
  | 'closes-tomorrow'
  | 'closes-today'
  | 'closed'
  /** Closed for more than a year. */
  | 'archived';

/**
 * `day` is the midnight for "in n days"; `previous` is the window that closed before the next one
 * opens.
 */
export type Step<Window> = {
  from: number;
  state: AdmissionState;
  day?: number;
  window?: Window;
  previous?: Window | undefined;
};

/**
 * The states of a stream or an event in their order; the first begins at 0.
 * @param windows dates that do not overlap (ensured by the content check)
 * @param isActive used without windows: the flag of an event. Without either, nothing is announced.
 */
export function timelineOf<Window extends Span>(
  windows: readonly Window[],
  isActive?: boolean,
): Step<Window>[] {
  const inOrder = [...windows].sort((a, b) => Date.parse(a.opensAt) - Date.parse(b.opensAt));
  const last = inOrder.at(-1);
  if (!last)
    return [
      { from: 0, state: isActive === undefined ? 'unannounced' : isActive ? 'open' : 'closed' },
    ];
  const closes = Date.parse(last.closesAt);
  return [
    // The next window is announced as soon as the one before it closes.
    ...inOrder.flatMap((window, index) => windowSteps(window, inOrder[index - 1])),
    { from: closes, state: 'closed', window: last },
    { from: yearAfter(closes) + 1, state: 'archived', window: last },
  ];
}

/**
 * The states of a window until it closes, from the closing of the previous one. A window that
 * closes at midnight closes on the day before.
 */
function windowSteps<Window extends Span>(
  window: Window,
  previous: Window | undefined,
): Step<Window>[] {
  const from = previous ? Date.parse(previous.closesAt) : 0;
  const opens = Date.parse(window.opensAt);
  const opening = dayStart(collegeDay(opens));
  const closing = dayStart(collegeDay(Date.parse(window.closesAt) - 1));
  const steps: Step<Window>[] = [
    { from, state: 'opens-later', day: opening, window, previous },
    { from: Math.max(from, opening - DAY_MS), state: 'opens-tomorrow', window, previous },
    { from: Math.max(from, opening), state: 'opens-today', window, previous },
    { from: opens, state: 'closes-later', day: closing, window },
    { from: Math.max(opens, closing - DAY_MS), state: 'closes-tomorrow', window },
    { from: Math.max(opens, closing), state: 'closes-today', window },
  ];
  return seenSteps(steps);
}

/** Leaves out steps that are replaced at the same moment: they are never shown. */
export function seenSteps<Each extends { from: number }>(steps: readonly Each[]): Each[] {
  return steps.filter(({ from }, index) => from !== steps[index + 1]?.from);
}

/** The same moment of the next year; what closed on 29 February is a year old on 1 March. */
function yearAfter(moment: number): number {
  const date = new Date(moment);
  return date.setUTCFullYear(date.getUTCFullYear() + 1);
}
