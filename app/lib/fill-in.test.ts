import { expect, it } from 'vitest';
import { counted, fillIn } from './fill-in.ts';

it('replaces names with values', () => {
  expect(fillIn('{from} to {to} of {count}', { from: '1', to: '10', count: '29' })).toBe(
    '1 to 10 of 29',
  );
});

it('inserts a value as text, whatever it contains', () => {
  expect(fillIn('All results for “{query}”', { query: '{count} $& $1' })).toBe(
    'All results for “{count} $& $1”',
  );
});

it('leaves a name without a value unchanged', () => {
  expect(fillIn('{toString} {count}', {})).toBe('{toString} {count}');
});

it('counts things as they are written in India', () => {
  const words = { one: '{count} row', many: '{count} rows' };
  expect([1, 500, 112_470].map((count) => counted(words, { count }))).toEqual([
    '1 row',
    '500 rows',
    '1,12,470 rows',
  ]);
});
