import { describe, expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { checkLastRanks } from './checks.server.ts';
import { lastRankSchema } from './schema.ts';

const ROW = {
  id: 'btech-cse-merit-2026-27-1',
  year: '2026-27',
  round: 1,
  programme: 'btech-cse',
  seats: 'merit',
  rank: 5085,
};

describe('a last rank', () => {
  it('is of one academic year', () => {
    const isRead = (year: string) => lastRankSchema.safeParse({ ...ROW, year }).success;
    expect(['2026-27', '2026', '2026-28', '1999-00'].map(isRead)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('is given once', () => {
    const found: unknown[] = [];
    const lastRanks = [ROW, { ...ROW, id: 'other', rank: 6000 }];
    checkLastRanks({ lastRanks }, { report: ({ path }) => found.push(path) });
    expect(found).toEqual([['rank']]);
  });

  it('of the sample site is marked as a sample', () => {
    expect(getSite().lastRanks.filter(({ sample }) => !sample)).toEqual([]);
  });
});
