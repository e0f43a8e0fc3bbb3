import { expect, it } from 'vitest';
import { askedDay } from './asked-day.ts';

it.each([
  ['is college leave on dec 12', { month: 11, day: 12 }],
  ['25th December holiday', { month: 11, day: 25 }],
  ['may 1 college undo', { month: 4, day: 1 }],
  ['dec 12nu class undo', { month: 11, day: 12 }],
  ['ഡിസംബർ 12-ന് അവധിയാണോ', { month: 11, day: 12 }],
  ['may I join', undefined],
  ['december 2026', undefined],
  ['rank 12', undefined],
])('the day in "%s"', (query, day) => {
  expect(askedDay(query)).toEqual(day);
});
