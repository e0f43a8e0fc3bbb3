import { expect, it } from 'vitest';
import { fillIn } from './fill-in.ts';

it('values take the place of their names', () => {
  expect(fillIn('{from} to {to} of {count}', { from: '1', to: '10', count: '29' })).toBe('1 to 10 of 29');
});

it('a value is text, whatever it holds', () => {
  expect(fillIn('All results for “{query}”', { query: '{count} $& $1' })).toBe('All results for “{count} $& $1”');
});

it('a name without a value stays', () => {
  expect(fillIn('{toString} {count}', {})).toBe('{toString} {count}');
});
