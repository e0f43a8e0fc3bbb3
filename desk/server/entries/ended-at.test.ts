import { expect, it } from 'vitest';
import { endedAt } from './ended-at.ts';

const NOW = Date.parse('2026-12-10T09:15:00+05:30');
const MOMENT = { path: ['validUntil'], isMoment: true };

it.each([
  ['2026-12-15T17:00:00+05:30', '2026-12-22T17:00:00+05:30'],
  // Written by hand in other time zones.
  ['2026-12-15T11:30:00Z', '2026-12-22T17:00:00+05:30'],
  ['2026-12-15T22:00:00+00:00', '2026-12-23T03:30:00+05:30'],
  // It has ended: a week from today, at its time.
  ['2026-11-30T11:30:00Z', '2026-12-17T17:00:00+05:30'],
])('an end at %s is extended by a week to the minute', (validUntil, later) => {
  expect(endedAt({ validUntil }, MOMENT, 'week', NOW)).toEqual({ validUntil: later });
});

it('a last day inside a group is extended by a week, and an end set to now', () => {
  const term = { path: ['term', 'to'], isMoment: false };
  const committee = { term: { from: '2024-01-01', to: '2026-12-31' } };
  const to = (day: string) => ({ term: { from: '2024-01-01', to: day } });
  expect(endedAt(committee, term, 'week', NOW)).toEqual(to('2027-01-07'));
  expect(endedAt(committee, term, 'end', NOW)).toEqual(to('2026-12-10'));
  expect(endedAt({ validUntil: '' }, MOMENT, 'end', NOW)).toEqual({
    validUntil: '2026-12-10T09:15:00+05:30',
  });
});

it('what has begun in this minute ends with it', () => {
  const end = { path: ['until'], isMoment: true };
  const ended = (from: string) =>
    endedAt({ from, until: '2026-12-12T18:00:00+05:30' }, end, 'end', NOW + 40_000);
  expect(ended('2026-12-10T09:15:00+05:30')).toMatchObject({ until: '2026-12-10T09:16:00+05:30' });
  expect(ended('2026-12-10T09:14:00+05:30')).toMatchObject({ until: '2026-12-10T09:15:00+05:30' });
});

it('an announcement that is taken back leaves no day to come on which the college is closed', () => {
  const until = '2026-12-12T18:00:00+05:30';
  const end = { path: ['until'], isMoment: true };
  const ended = (closedOn: string[]) => endedAt({ until, closedOn }, end, 'end', NOW);
  expect(ended(['2026-12-10', '2026-12-11'])).toMatchObject({ closedOn: ['2026-12-10'] });
  expect(ended(['2026-12-11'])).toEqual({ until: '2026-12-10T09:15:00+05:30' });
});
