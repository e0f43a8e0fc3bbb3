import { describe, expect, it } from 'vitest';
import { collegeDay, eventState, isNoticeCurrent, isTermOver } from './clock.ts';

const at = (moment: string) => Date.parse(moment);
const MINUTE = 60_000;

describe('the day at the college', () => {
  it('changes at midnight in Asia/Kolkata, which is 18:30 of the day before in Greenwich', () => {
    expect(collegeDay(at('2026-11-21T18:29:59Z'))).toBe('2026-11-21');
    expect(collegeDay(at('2026-11-21T18:30:00Z'))).toBe('2026-11-22');
  });

  it('is the same whatever zone the moment is written in', () => {
    expect(collegeDay(at('2026-12-31T23:59:00-08:00'))).toBe('2027-01-01');
    expect(collegeDay(at('2027-01-01T00:00:00+05:30'))).toBe('2027-01-01');
  });
});

describe('a notice', () => {
  const notice = { validUntil: '2026-12-31T17:00:00+05:30' };
  const bound = at(notice.validUntil);

  it('is current a minute before its last moment and not from that moment on', () => {
    expect(isNoticeCurrent(notice, bound - MINUTE)).toBe(true);
    expect(isNoticeCurrent(notice, bound)).toBe(false);
    expect(isNoticeCurrent(notice, bound + MINUTE)).toBe(false);
  });

  it('that is valid until midnight counts all through its last day', () => {
    const untilMidnight = { validUntil: '2027-01-01T00:00:00+05:30' };
    expect(isNoticeCurrent(untilMidnight, at('2026-12-31T23:59:59+05:30'))).toBe(true);
    expect(isNoticeCurrent(untilMidnight, at('2027-01-01T00:00:00+05:30'))).toBe(false);
  });
});

describe('an event', () => {
  const event = { start: '2026-12-12T09:30:00+05:30', end: '2026-12-13T00:00:00+05:30' };

  it.each([
    ['a minute before its start', at(event.start) - MINUTE, 'upcoming'],
    ['at its start', at(event.start), 'running'],
    ['a minute before its end at midnight', at(event.end) - MINUTE, 'running'],
    ['at its end', at(event.end), 'past'],
    ['a minute after its end', at(event.end) + MINUTE, 'past'],
  ])('%s is what it should be', (_when, now, state) => {
    expect(eventState(event, now)).toBe(state);
  });
});

describe('a term', () => {
  it('includes its last day at the college to the last minute', () => {
    expect(isTermOver('2026-11-21', at('2026-11-21T23:59:00+05:30'))).toBe(false);
    expect(isTermOver('2026-11-21', at('2026-11-22T00:00:00+05:30'))).toBe(true);
  });
});
