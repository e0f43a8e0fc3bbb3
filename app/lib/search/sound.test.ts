import { describe, expect, it } from 'vitest';
import { romaniseFolded } from '#languages/sound.ts';
import { foldText } from './fold.ts';
import { keysAgree, soundOfWord } from './sound.ts';
import vectors from './vectors.json' with { type: 'json' };

const keyOf = (word: string) => soundOfWord(foldText(word)).key;

describe('the sound of a word', () => {
  it.each(vectors.sound)(
    '$query sounds like $word',
    ({ query, word, queryKey, wordKey, romanised }) => {
      expect(romaniseFolded(foldText(word))).toBe(romanised);
      expect(keyOf(query)).toBe(queryKey);
      expect(keyOf(word)).toBe(wordKey);
      expect(keysAgree(queryKey, wordKey)).toBe(true);
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
    expect(keyOf('')).toBe('');
  });
});
