import { describe, expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { checkLastRanks } from './checks.server.ts';
import { lastRankSchema } from './schema.ts';

const ROW = {
  id: 'btech-cse-general-2026-27-1',
  year: '2026-27',
  round: 1,
  programme: 'btech-cse',
  category: 'general',
  rank: 5085,
};

describe('a last rank', () => {
  it('has a year, a round, a programme, a category and a rank', () => {
    expect(lastRankSchema.safeParse(ROW).success).toBe(true);
    expect(lastRankSchema.safeParse({ ...ROW, year: '1999-00' }).success).toBe(false);
  });

  it.each([
    ['year', '2026'],
    ['year', '2026-28'],
    ['round', 0],
    ['rank', 0],
    ['rank', 12.5],
    ['rank', '5,085'],
  ])('is refused with the %s %s', (field, value) => {
    const { error } = lastRankSchema.safeParse({ ...ROW, [field]: value });
    expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
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
