import { describe, expect, it } from 'vitest';
import { romaniseFolded } from '#languages/sound.ts';
import { foldText } from './fold.ts';
import { keysAgree, soundKeys, soundOfWord } from './sound.ts';
import vectors from './vectors.json' with { type: 'json' };

describe('the sound of a word', () => {
  it.each(vectors.sound)(
    '$query sounds like $word',
    ({ query, word, queryKeys, wordKey, romanised }) => {
      expect(romaniseFolded(foldText(word))).toBe(romanised);
      expect(soundKeys(query)).toEqual(queryKeys);
      expect(soundKeys(word)).toEqual([wordKey]);
      expect(queryKeys.some((key) => keysAgree(key, wordKey))).toBe(true);
    },
  );

  it('distinguishes words of two consonants from longer ones with the same beginning', () => {
    expect(keysAgree('fs', 'fstl')).toBe(false);
    expect(keysAgree('fs', 'fs')).toBe(true);
  });

  it('gives spellings of one word similar keys', () => {
    const spelling = (word: string) => soundOfWord(foldText(word)).plain;
    expect(spelling('pareeksha')).toBe(spelling('pariksha'));
    expect(spelling('phees')).toBe(spelling('ഫീസ്'));
  });

  it('is nothing for a text without letters', () => {
    expect(soundKeys('')).toEqual(['']);
  });
});
