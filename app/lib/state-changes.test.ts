import { describe, expect, it } from 'vitest';
import { timelineOf } from './admission-timeline.ts';
import { collegeDay, dayStart, daysUntil, eventState, isNoticeCurrent, isTermOver, sayStep, stepAt, tenderState } from './clock.ts';
import { endChanges, eventChanges, lastChange, tenderChanges, termChanges, timelineChanges } from './state-changes.ts';

const HOUR = 3_600_000;
const FIRST = Date.parse('2026-11-01T00:00:00+05:30');
const HOURS = Array.from({ length: 70 * 24 }, (_, hour) => FIRST + hour * HOUR);

const NOTICE = { validUntil: '2026-12-10T17:00:00+05:30' };
const EVENT = { start: '2026-12-12T09:30:00+05:30', end: '2026-12-13T00:00:00+05:30' };
const TENDER = {
  publishedAt: '2026-11-20T10:00:00+05:30',
  closesAt: '2026-12-15T16:00:00+05:30',
  opensAt: '2026-12-16T11:00:00+05:30',
  isCancelled: false,
  isAwarded: false,
};
const TERM = '2026-12-20';
const TIMELINE = timelineOf([{ opensAt: '2026-11-25T10:00:00+05:30', closesAt: '2026-12-05T17:00:00+05:30' }]).map((step) => ({
  ...step,
  text: `${step.state} {days}`,
}));

/** As in the table of tenders: the days are counted as long as it is open. */
function sayTender(now: number): string {
  const state = tenderState(TENDER, now);
  return state === 'open' ? `${state} ${daysUntil(dayStart(collegeDay(Date.parse(TENDER.closesAt))), now)}` : state;
}

describe('a page as of the last change', () => {
  it.each<[string, (now: number) => number[], (now: number) => unknown]>([
    ['a notice', () => endChanges(NOTICE), (now) => isNoticeCurrent(NOTICE, now)],
    ['an event', () => eventChanges(EVENT), (now) => eventState(EVENT, now)],
    ['a tender with its days counted', (now) => tenderChanges(TENDER, now), sayTender],
    ['a tender that was awarded', (now) => tenderChanges({ ...TENDER, isAwarded: true }, now), (now) => tenderState({ ...TENDER, isAwarded: true }, now)],
    ['a term', () => termChanges(TERM), (now) => isTermOver(TERM, now)],
    ['an admission with its days counted', (now) => timelineChanges(TIMELINE, now), (now) => sayStep(stepAt(TIMELINE, now), now)],
  ])('says of %s what holds in every hour, and is new only when that changes', (_, changes, say) => {
    const states = HOURS.map((now) => ({ now, asOf: lastChange(changes(now), now), said: say(now) }));
    expect(states.filter(({ asOf, said }) => say(asOf) !== said)).toEqual([]);
    const isNew = (index: number) => index > 0 && states[index]?.asOf !== states[index - 1]?.asOf;
    expect(states.filter(({ said }, index) => isNew(index) !== (index > 0 && said !== states[index - 1]?.said))).toEqual([]);
  });

  it('is 0 where nothing has changed yet, and where nothing ever does', () => {
    expect(lastChange(endChanges(NOTICE), FIRST)).toBe(0);
    expect(lastChange([...endChanges({}), ...timelineChanges([], FIRST)], FIRST)).toBe(0);
  });
});
