import { describe, expect, it } from 'vitest';
import {
  readDay,
  readDays,
  readLine,
  readLines,
  readMoment,
  readNumber,
  readYears,
} from './typed-value.ts';

it.each([
  ['4', 'P4Y'],
  ['4 years', 'P4Y'],
  [' 5 വർഷം', 'P5Y'],
  ['P4Y', 'P4Y'],
  ['two', 'two'],
  ['', undefined],
])('a typed duration of %j is %j', (typed, value) => {
  expect(readYears(typed)).toBe(value);
});

describe('a typed number', () => {
  it.each([
    ['6,50,000', 650_000],
    ['₹ 16250/-', 16_250],
    ['Rs. 8,750', 8750],
    ['1,250,000', 1_250_000],
    ['6 50 000', 650_000],
    ['12 lakh', '12 lakh'],
    [' 42 ', 42],
    ['12.5', 12.5],
    ['൬൫൦', 650],
    ['१२', 12],
    ['500 രൂപ', 500],
    ['Rs. 5,000/- only', 5000],
    ['-5', -5],
    ['', undefined],
    ['   ', undefined],
    ['5,0', '5,0'],
    ['1e5', '“1e5”'],
    ['free', 'free'],
  ])('%j is understood or stays as it was typed', (typed, value) => {
    expect(readNumber(typed)).toBe(value);
  });
});

it('a part of a date is a mistake, not an empty field', () => {
  expect([readDay('', true), readDay('', false), readDay('2026-11-14', false)]).toEqual([
    '…',
    undefined,
    '2026-11-14',
  ]);
  expect([
    readMoment('', true),
    readMoment('', false),
    readMoment('2026-11-14T16:00', false),
  ]).toEqual(['…', undefined, '2026-11-14T16:00:00+05:30']);
  // A sixth digit in the year.
  expect(readMoment('020266-11-14T16:00', false)).toBe('020266-11-14T16:00:00+05:30');
});

it('a line and lines keep every word that was typed', () => {
  expect([readLine('Bus\nno. 3 '), readLine('')]).toEqual(['Bus no. 3 ', undefined]);
  expect([readLines(' one\n\n two '), readLines(' \n')]).toEqual([['one', 'two'], undefined]);
});

it('days are typed as in India or as in the file, one on each line', () => {
  expect(readDays('30/11/2026\n1.12.2026\n2026-12-02\nMonday')).toEqual([
    ...['2026-11-30', '2026-12-01', '2026-12-02', 'Monday'],
  ]);
});
