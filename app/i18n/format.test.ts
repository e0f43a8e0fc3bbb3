import { expect, it, vi } from 'vitest';
import {
  formatDate,
  formatDayAndMonth,
  formatList,
  formatMoment,
  formatRupees,
  formatTime,
} from './format.ts';

it('writes dates in each language, in the college time zone', () => {
  expect(formatDate('2024-06-12', 'en')).toBe('12 June 2024');
  expect(formatDate('2024-06-12', 'ml')).toBe('2024 ജൂൺ 12');
  expect(formatDate('2026-03-31T20:00:00Z', 'en')).toBe('1 April 2026');
});

it('writes them alike in every browser, whatever it knows of Malayalam', () => {
  vi.stubGlobal('Intl', {});
  expect(formatDate('2026-10-02', 'ml')).toBe('2026 ഒക്ടോബർ 2');
  expect(formatMoment('2026-11-26T10:00:00+05:30', 'ml')).toBe('2026 നവംബർ 26, രാവിലെ 10');
  expect(formatDayAndMonth('2026-10-02', 'ml')).toEqual({ day: '2', month: 'ഒക്ടോ' });
  vi.unstubAllGlobals();
});

it.each([
  ['00:00', '12 midnight', 'രാത്രി 12', 'நள்ளிரவு 12 மணி'],
  ['00:15', '12:15 am', 'രാത്രി 12:15', 'நள்ளிரவு 12:15 மணி'],
  ['04:15', '4:15 am', 'രാത്രി 4:15', 'அதிகாலை 4:15 மணி'],
  ['09:30', '9:30 am', 'രാവിലെ 9:30', 'காலை 9:30 மணி'],
  ['12:00', '12 noon', 'ഉച്ചയ്ക്ക് 12', 'நண்பகல் 12 மணி'],
  ['12:30', '12:30 pm', 'ഉച്ചയ്ക്ക് 12:30', 'பிற்பகல் 12:30 மணி'],
  ['16:00', '4 pm', 'വൈകിട്ട് 4', 'மாலை 4 மணி'],
  ['20:00', '8 pm', 'രാത്രി 8', 'இரவு 8 மணி'],
])('%s is %s, %s and %s', (clock, ...times) => {
  const moment = `2026-11-27T${clock}:00+05:30`;
  expect((['en', 'ml', 'ta'] as const).map((locale) => formatTime(moment, locale))).toEqual(times);
});

it.each([
  [[], '', '', ''],
  [['A'], 'A', 'A', 'A'],
  [['A', 'B'], 'A and B', 'A, B', 'A மற்றும் B'],
  [['A', 'B', 'C'], 'A, B and C', 'A, B, C', 'A, B மற்றும் C'],
])('the list of %j is %s, %s and %s', (words, ...lists) => {
  expect((['en', 'ml', 'ta'] as const).map((locale) => formatList(words, locale))).toEqual(lists);
});

it('groups rupees in the Indian format', () => {
  expect(formatRupees(12470)).toBe('₹12,470');
  expect(formatRupees(1234567)).toBe('₹12,34,567');
});
