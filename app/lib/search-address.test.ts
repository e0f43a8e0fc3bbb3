import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAskedOpenly, isSearch, readSearch, searchAddress } from './search-address.ts';

it('puts any words into the fragment only, and reads them again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (words) => {
      const { pathname, search, hash } = new URL(
        searchAddress('/ml/search', words),
        'https://site.example',
      );
      expect([pathname, search]).toEqual(['/ml/search', '']);
      expect(readSearch({ search, hash }).get('q')).toBe(words.toWellFormed());
    }),
  );
});

it('reads words after a question mark, as in older addresses, and marks them as such', () => {
  expect(readSearch({ search: '?q=hostel&page=2', hash: '' }).get('page')).toBe('2');
  expect([
    isAskedOpenly('?q='),
    isAskedOpenly('?category=Pages'),
    isAskedOpenly('?utm=x'),
    isAskedOpenly(''),
  ]).toEqual([true, true, false, false]);
});

it.each([
  ['', true],
  ['#', true],
  ['#q=hostel', true],
  ['#page=2&q=hostel', true],
  ['#category=Pages', true],
  ['#main', false],
  ['#query', false],
  ['#footer', false],
])('the fragment %j is a search: %s', (hash, expected) => {
  expect(isSearch(hash)).toBe(expected);
});
