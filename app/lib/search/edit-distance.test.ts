import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('the number of typing errors between two words', () => {
  it.each([
    ['lirbary', 'library', 1],
    ['hsotle', 'hostel', 2],
    ['library', 'hostel', 3],
  ])('%s and %s: %i', (typed, meant, slips) => {
    expect(editDistance(typed, meant, 2)).toBe(slips);
  });

  it('is symmetric, and zero only for the same word', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ക', '്'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 8)).toBe(editDistance(b, a, 8));
        expect(editDistance(a, b, 8) === 0).toBe(a === b);
        expect(editDistance(a, b, 2)).toBe(Math.min(editDistance(a, b, 8), 3));
      }),
    );
  });
});
