import { expect, it } from 'vitest';
import { formatDate, formatDayAndMonth, formatRupees } from './format.ts';

it('writes dates in each language, in the college time zone', () => {
  expect(formatDate('2024-06-12', 'en')).toBe('12 June 2024');
  expect(formatDate('2024-06-12', 'ml')).toBe('2024 ജൂൺ 12');
  expect(formatDate('2026-03-31T20:00:00Z', 'en')).toBe('1 April 2026');
});

it('writes October without the joiner that ICU inserts', () => {
  expect(formatDate('2026-10-02', 'ml')).not.toContain('\u200c');
  expect(formatDayAndMonth('2026-10-02', 'ml').day).toBe('2');
});

it('groups rupees in the Indian format', () => {
  expect(formatRupees(12470)).toBe('₹12,470');
  expect(formatRupees(1234567)).toBe('₹12,34,567');
});
