import { describe, expect, it } from 'vitest';
import { foldText } from './fold.ts';
import { stemWord } from './stem.ts';
import vectors from './vectors.json' with { type: 'json' };

describe('the stem of a word', () => {
  it.each(vectors.stem)('$input gives $expected', ({ input, expected }) => {
    expect(stemWord(foldText(input))).toBe(expected);
  });

  it('is the same for singular and plural in English', () => {
    for (const [one, several] of [
      ['fee', 'fees'],
      ['library', 'libraries'],
      ['class', 'classes'],
      ['programme', 'programmes'],
    ] as const) {
      expect(stemWord(several)).toBe(stemWord(one));
    }
  });

  it('leaves words that only look like plurals', () => {
    for (const word of ['bus', 'campus', 'mess', 'thesis', 'as', '2026', 'cse'])
      expect(stemWord(word)).toBe(word);
  });
});
