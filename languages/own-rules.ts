import { ofEach } from './read-languages.ts';

/**
 * Rules of the search that a language has as data: spellings that are taken for others
 * (app/lib/search/fold.ts), and endings.
 */
export const SPELLINGS = ofEach(({ spellings }) => spellings && rulesOf(spellings));
/**
 * How words sound: letters that are taken for others before all are read in Latin letters
 * (sound.ts).
 */
export const SOUNDS = ofEach(({ sounds }) => sounds && rulesOf(sounds));
export const ENDINGS = ofEach(({ endings }) => endings?.toSorted((a, b) => b.length - a.length));

function rulesOf(texts: Readonly<Record<string, string>>) {
  return Object.entries(texts).map(([from, replacement]) => ({
    pattern: new RegExp(from, 'gu'),
    replacement,
  }));
}
