import { expect, it, vi } from 'vitest';
import { formatDate, formatDayAndMonth, formatMoment, formatRupees } from './format.ts';

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

it('groups rupees in the Indian format', () => {
  expect(formatRupees(12470)).toBe('₹12,470');
  expect(formatRupees(1234567)).toBe('₹12,34,567');
});
