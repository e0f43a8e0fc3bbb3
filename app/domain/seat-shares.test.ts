import { describe, expect, it } from 'vitest';
import { seatsBeside, shareSeats, sumOf } from './seat-shares.ts';

/** State merit, nine communities, Scheduled Castes and Tribes: the KEAM shares of 2018. */
const SHARES_OF_2018 = [60, 9, 8, 3, 3, 2, 2, 1, 1, 1, 8, 2];

describe('seats are allocated by the largest remainder', () => {
  it('a hundred seats are equal to the shares', () => {
    expect(shareSeats(100, SHARES_OF_2018)).toEqual(SHARES_OF_2018);
  });

  it('of equal fractions the first in the list gets the seat', () => {
    expect(shareSeats(1, [50, 50])).toEqual([1, 0]);
    expect(shareSeats(3, [50, 50])).toEqual([2, 1]);
  });

  it('shares in halves of a per cent come out even', () => {
    // Open competition, two backward classes, most backward, two of Scheduled Castes, Scheduled
    // Tribes.
    const shares = [31, 26.5, 3.5, 20, 15, 3, 1];
    expect(shareSeats(200, shares)).toEqual([62, 53, 7, 40, 30, 6, 2]);
    // 18.6, 15.9, 2.1, 12, 9, 1.8, 0.6: three seats are left for 0.9, 0.8 and the first 0.6.
    expect(shareSeats(60, shares)).toEqual([19, 16, 2, 12, 9, 2, 0]);
  });

  it('the total is always the number of seats', () => {
    for (let seats = 0; seats <= 240; seats += 1)
      expect(sumOf(shareSeats(seats, SHARES_OF_2018))).toBe(seats);
  });
});

it('supernumerary seats are rounded down', () => {
  expect([60, 120, 18, 9].map((intake) => seatsBeside(intake, 10))).toEqual([6, 12, 1, 0]);
});
