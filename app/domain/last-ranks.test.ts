import { describe, expect, it } from 'vitest';
import { answerTo, rankIn } from './last-ranks.ts';

describe('a rank beside the last ranks of two rounds, 9,000 and 10,500', () => {
  const rounds = [
    { round: 1, rank: 9000 },
    { round: 2, rank: 10500 },
  ];

  it.each([
    [8000, true, 1, 1000],
    [9000, true, 1, 0],
    [9001, true, 2, 1499],
    [12000, false, 2, 1500],
  ])('%d: got a seat %s, round %d, by %d', (rank, isWithin, round, by) => {
    expect(answerTo(rank, rounds)).toEqual({ isWithin, round, by });
  });

  it('has no answer where no round is known', () => {
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
