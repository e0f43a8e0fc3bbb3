import { expect, it } from 'vitest';
import type { Kind } from '#app/content/kind.server.ts';
import { kindOf } from '#app/site.ts';
import { farDays } from './day-advice.ts';

const NOW = Date.parse('2026-11-27T10:00:00+05:30');
const said = (kind: string, value: unknown, before?: unknown) =>
  farDays(kindOf(kind) as Kind, before, value, NOW).map(
    ({ words, field }) => `${field.en}: ${words.en}`,
  );

it('a day of the year 2062 is named at its field, in both languages', () => {
  const notice = { issuedOn: '2062-11-26', validUntil: '2063-01-30T17:00:00+05:30' };
  expect(said('news', notice)).toEqual([
    'Date of issue: 26 November 2062 is more than a year from today. Check the year.',
    'Valid until: 30 January 2063 is more than a year from today. Check the year.',
  ]);
  expect(farDays(kindOf('news') as Kind, undefined, notice, NOW)[0]?.words.ml).toBe(
    '2062 നവംബർ 26: ഇന്നത്തേതിൽനിന്ന് ഒരു വർഷത്തിലേറെ അകലെയാണ്. വർഷം പരിശോധിക്കുക.',
  );
  expect(said('events', { start: '2025-11-01T10:00:00+05:30' })).toHaveLength(1);
});

it('days of the year around today, terms that run for years, and days that stood there have none', () => {
  expect(said('news', { issuedOn: '2026-01-10', validUntil: '2027-11-20T17:00:00+05:30' })).toEqual(
    [],
  );
  expect(said('news', { issuedOn: '0026-11-26' })).toEqual([]);
  expect(said('committees', { term: { from: '2024-06-01', to: '2029-05-31' } })).toEqual([]);
  const old = { issuedOn: '2024-01-10' };
  expect(said('news', { ...old, sample: true }, old)).toEqual([]);
});

it('a change or a review of tomorrow is named', () => {
  expect(said('news', { updatedOn: '2026-11-28' })).toEqual([
    'Last changed on: 28 November 2026 is still to come. A day of change or review is today or earlier.',
  ]);
  expect(said('texts', { ml: { reviewedOn: '2062-11-27' } })).toHaveLength(1);
  expect(said('news', { updatedOn: '2026-11-27' })).toEqual([]);
});
