import { afterEach, describe, expect, it, vi } from 'vitest';
import { countGraphemes, graphemesOf } from './graphemes.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each([
  ['a current browser', Intl],
  ['a browser without Intl.Segmenter', { DateTimeFormat: Intl.DateTimeFormat }],
])('in %s', (_browser, intl) => {
  it.each([
    ['an empty text', '', []],
    ['English letters', 'Coll', ['C', 'o', 'l', 'l']],
    ['a Malayalam letter with its vowel sign', 'കോ', ['കോ']],
    ['a conjunct with its vowel sign', 'സ്ത്രീ', ['സ്ത്രീ']],
    ['a chillu', 'ൽ', ['ൽ']],
    ['a word', 'കോളേജ്', ['കോ', 'ളേ', 'ജ്']],
    ['two words', 'ജ് ക', ['ജ്', ' ', 'ക']],
    ['an accent of its own', 'cafe\u0301', ['c', 'a', 'f', 'e\u0301']],
    ['an emoji of several code points', '👩‍🎓', ['👩‍🎓']],
  ])('%s ("%s") has these graphemes: %j', (_what, text, signs) => {
    vi.stubGlobal('Intl', intl);
    expect(graphemesOf(text)).toEqual(signs);
    expect(countGraphemes(text)).toBe(signs.length);
  });
});
