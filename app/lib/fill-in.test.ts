import { expect, it } from 'vitest';
import { fillIn } from './fill-in.ts';

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
