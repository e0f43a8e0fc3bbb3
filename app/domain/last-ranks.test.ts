import { describe, expect, it } from 'vitest';
import { answerTo, rankIn } from './last-ranks.ts';

describe('a rank beside the last ranks of two seat categories, 9,000 by merit and 10,500 reserved', () => {
  const seats = [
    { seats: 'merit', rank: 9000 },
    { seats: 'ezhava', rank: 10500 },
  ];

  it.each([
    ['got a seat by merit, though one was reserved as well', 8000, 'merit', 1000],
    ['is the last by merit', 9000, 'merit', 0],
    ['got a reserved seat', 9001, 'ezhava', 1499],
    ['missed the reserved seats by least', 12000, 'ezhava', -1500],
  ])('%s: %d', (_, rank, kind, by) => {
    expect(answerTo(rank, seats)).toEqual({ seats: kind, by });
  });

  it('has no answer where no last rank is known', () => {
    expect(answerTo(1, [])).toBeUndefined();
  });
});

it.each([
  ['12000', 12000],
  [' 12,000 ', 12000],
  ['1,20,000', 120000],
  ['0', undefined],
  ['-5', undefined],
  ['12.5', undefined],
  ['rank', undefined],
  ['', undefined],
])('“%s” is the rank %s', (text, rank) => {
  expect(rankIn(text)).toBe(rank);
});
