import { expect, it } from 'vitest';
import { searchEntry, searchIndex } from '#tests/support/search-index.ts';
import { readIndex, sentIndex } from './sent-index.ts';

it('an index comes out as it went in, with what an entry lacks', () => {
  const index = searchIndex(
    [
      searchEntry('Hostel', { keywords: ['mess', 'rooms'], answer: '₹3,750' }),
      searchEntry('Arts festival', { date: '2027-03-18' }),
      searchEntry('हिन्दी', { script: 'Devanagari' }),
    ],
    { names: ['College'] },
  );
  expect(readIndex(sentIndex(index))).toEqual(index);
});
