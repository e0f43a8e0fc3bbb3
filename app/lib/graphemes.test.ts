import { expect, it } from 'vitest';
import { countGraphemes } from './graphemes.ts';

it.each([
  ['an empty text', '', 0],
  ['English letters', 'College', 7],
  ['a Malayalam letter with its vowel sign', 'കോ', 1],
  ['a conjunct with its vowel sign', 'സ്ത്രീ', 1],
  ['a chillu', 'ൽ', 1],
  ['a word', 'കോളേജ്', 3],
  ['an emoji of several code points', '👩‍🎓', 1],
])('a reader sees %s ("%s") as so many signs: %i', (_what, text, count) => {
  expect(countGraphemes(text)).toBe(count);
});
