import { describe, expect, it } from 'vitest';
import { FIRST_HOUR as FIRST, staleHours } from '#tests/support/stale-hours.ts';
import { timelineOf } from './admission-timeline.ts';
import { eventState, isNoticeCurrent, isTermOver, stepAt, stepText } from './clock.ts';
import {
  endChanges,
  eventChanges,
  lastChange,
  termChanges,
  timelineChanges,
} from './state-changes.ts';

const NOTICE = { validUntil: '2026-12-10T17:00:00+05:30' };
const EVENT = { start: '2026-12-12T09:30:00+05:30', end: '2026-12-13T00:00:00+05:30' };
const TERM = '2026-12-20';
const TIMELINE = timelineOf([
  { opensAt: '2026-11-25T10:00:00+05:30', closesAt: '2026-12-05T17:00:00+05:30' },
]).map((step) => ({
  ...step,
  text: `${step.state} {days}`,
  dated: step.state,
}));

describe('a page as of the last change', () => {
  it.each<[string, (now: number) => number[], (now: number) => unknown]>([
    ['a notice', () => endChanges(NOTICE), (now) => isNoticeCurrent(NOTICE, now)],
    ['an event', () => eventChanges(EVENT), (now) => eventState(EVENT, now)],
    ['a term', () => termChanges({ validUntil: TERM }), (now) => isTermOver(TERM, now)],
    [
      'an admission with its date',
      () => timelineChanges({ timeline: TIMELINE }),
      (now) => stepText(stepAt(TIMELINE, now), undefined),
    ],
  ])(
    'says of %s what holds in every hour, and is new only when that changes',
    (_, changes, say) => {
      expect(staleHours(changes, say)).toEqual([]);
    },
  );

  it('is 0 where nothing has changed yet, and where nothing ever does', () => {
    expect(lastChange(endChanges(NOTICE), FIRST)).toBe(0);
    expect(lastChange([...endChanges({}), ...timelineChanges({ timeline: [] })], FIRST)).toBe(0);
  });
});
