import { describe, expect, it } from 'vitest';
import { collegeDay, compareTenders, eventState, isNoticeCurrent, isTenderLive, isTermOver, tenderState } from './clock.ts';

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

describe('a tender', () => {
  const dates = { publishedAt: '2026-12-01T10:00:00+05:30', closesAt: '2026-12-15T16:00:00+05:30', opensAt: '2026-12-16T11:00:00+05:30' };
  const tender = { ...dates, isCancelled: false, isAwarded: false };

  it.each([
    ['planned a minute before it is published', at(dates.publishedAt) - MINUTE, 'planned'],
    ['open from the moment it is published', at(dates.publishedAt), 'open'],
    ['open a minute before the day of closing begins', at('2026-12-15T00:00:00+05:30') - MINUTE, 'open'],
    ['at its last day from midnight', at('2026-12-15T00:00:00+05:30'), 'last-day'],
    ['at its last day a minute before closing', at(dates.closesAt) - MINUTE, 'last-day'],
    ['closed at the closing time', at(dates.closesAt), 'closed'],
    ['closed a minute before the bids are opened', at(dates.opensAt) - MINUTE, 'closed'],
    ['in evaluation from then on', at(dates.opensAt), 'evaluation'],
  ])('is %s', (_when, now, state) => {
    expect(tenderState(tender, now)).toBe(state);
  });

  it('that is cancelled or awarded stays so at any time', () => {
    for (const now of [at(dates.publishedAt) - MINUTE, at(dates.opensAt) + MINUTE]) {
      expect(tenderState({ ...tender, isCancelled: true }, now)).toBe('cancelled');
      expect(tenderState({ ...tender, isAwarded: true }, now)).toBe('awarded');
    }
  });
});

describe('a term', () => {
  it('includes its last day at the college to the last minute', () => {
    expect(isTermOver('2026-11-21', at('2026-11-21T23:59:00+05:30'))).toBe(false);
    expect(isTermOver('2026-11-21', at('2026-11-22T00:00:00+05:30'))).toBe(true);
  });
});

describe('a list of tenders', () => {
  const tender = (closesAt: string, isAwarded = false) => ({
    publishedAt: '2026-01-01T10:00:00+05:30',
    closesAt,
    opensAt: closesAt,
    isCancelled: false,
    isAwarded,
  });
  const now = at('2026-11-21T12:00:00+05:30');
  const sorted = (...tenders: ReturnType<typeof tender>[]) => tenders.sort((a, b) => compareTenders(a, b, now)).map(({ closesAt }) => closesAt.slice(0, 10));

  it('begins with what closes today, then what closes next; ended ones follow, the latest first', () => {
    const [today, soon, late] = ['2026-11-21T17:00:00+05:30', '2026-11-30T17:00:00+05:30', '2026-12-30T17:00:00+05:30'];
    const [old, older] = [tender('2026-06-01T17:00:00+05:30', true), tender('2026-05-01T17:00:00+05:30', true)];
    expect(sorted(older, tender(late), old, tender(soon), tender(today))).toEqual(['2026-11-21', '2026-11-30', '2026-12-30', '2026-06-01', '2026-05-01']);
  });

  it('is live while a tender can be answered or is still to come', () => {
    expect((['last-day', 'open', 'planned'] as const).every(isTenderLive)).toBe(true);
    expect((['closed', 'evaluation', 'awarded', 'cancelled'] as const).some(isTenderLive)).toBe(false);
  });
});
