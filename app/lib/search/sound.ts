import { isLatin } from '#app/lib/latin.ts';
import { CONJUNCTS, romaniseFolded } from '#languages/sound.ts';
import { editDistance } from './edit-distance.ts';
import { foldText } from './fold.ts';

/**
 * A language of India typed in Latin letters ("Manglish") follows no fixed scheme: pravesanam,
 * praveshanam. Both sides are reduced to a rough sound: the word in its own letters is
 * transliterated, only the consonants of both are kept, and those often confused count as one.
 */

/** Unifies letters that sound alike, from left to right. */
const ALIKE: readonly [RegExp, string][] = [
  [/(?:jnj|njn|gnj|gny|jn|gn)(?=[aeiou])/g, 'n'],
  [/tion/g, 'shan'],
  [/ow(?![aeiou])/g, 'o'],
  [/x/g, 'ks'],
  [/q/g, 'k'],
  [/w/g, 'v'],
  [/ph/g, 'f'],
  [/zh/g, 'l'],
  [/z|sh/g, 's'],
  [/ck/g, 'k'],
  [/c(?![hei])/g, 'k'],
  [/c(?=[ei])/g, 's'],
  [/ch/g, 'c'],
  [/n?ng(?!h?[aeiou]*r)/g, 'n'],
  [/nj/g, 'n'],
  // One sign is typed either way: granthalaya, gramthalaya.
  [/m(?=[^aeiouympbf])/g, 'n'],
  [/([kgtdbj])h/g, '$1'],
  [/d/g, 't'],
  [/(.)\1+/g, '$1'],
];

const SOFT = /g(?=[eiy])|z(?!h)/g;

/** Keys up to this length are ambiguous: they must agree in full. */
const SHORTEST_KEY = 3;

/**
 * The sound of one word in Latin letters: its first sound and its consonants.
 * @param hasSoftG whether g before e, i and y sounds as in `college`, and z as in `arzi`
 */
function soundOf(latin: string, hasSoftG: boolean): string {
  let sound = latin.toLowerCase().replace(/sch/g, 'sk');
  if (hasSoftG) sound = sound.replace(SOFT, 'j');
  for (const [pattern, replacement] of ALIKE) sound = sound.replace(pattern, replacement);
  const first = sound.slice(0, 1);
  const rest = /[aeiou]/.test(first)
    ? `a${sound.replace(/[aeiouyh]/g, '')}`
    : first + sound.slice(1).replace(/[aeiouyh]/g, '');
  return rest.length > 2 ? rest.replace(/m$/, '') : rest;
}

/**
 * The sound of a word: its keys (two if it can be read in two ways), and its spelling without
 * letters that people write differently.
 */
export type Sound = { keys: readonly string[]; plain: string };

/** The sound of one folded word, of either script. */
export function soundOfWord(folded: string): Sound {
  if (!isLatin(folded)) {
    const latin = romaniseFolded(folded);
    const keys = [latin, romaniseFolded(folded, CONJUNCTS)].map((each) => soundOf(each, false));
    return { keys: [...new Set(keys)], plain: plainSpelling(latin) };
  }
  const keys = [false, true].map((hasSoftG) => soundOf(folded, hasSoftG));
  return { keys: [...new Set(keys)], plain: plainSpelling(folded) };
}

/**
 * The sound keys of a word. `soundKeys('hostal')` and `soundKeys('ഹോസ്റ്റൽ')` are both `['hstl']`.
 */
export function soundKeys(word: string): readonly string[] {
  return soundOfWord(foldText(word)).keys;
}

/** How two keys agree: in full, at the beginning (if long enough), or not at all. */
export function keysAgree(query: string, word: string): boolean {
  if (query === word) return true;
  if (query.length < SHORTEST_KEY) return false;
  return word.startsWith(query) || (query.startsWith(word) && word.length > SHORTEST_KEY);
}

/** Keys of this length may differ in one sound, because sounds are often dropped in speech. */
const SLIP_FROM = 5;

/** True for two long keys that differ in one sound (more, less or replaced). */
export function keysAreNear(query: string, word: string): boolean {
  return query.length >= SLIP_FROM && word.length >= SLIP_FROM && editDistance(query, word, 1) <= 1;
}

/**
 * A word in Latin letters without letters that people write differently, for comparing spellings.
 */
function plainSpelling(latin: string): string {
  return latin
    .replace(/ee|ea/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/([kgtdbjcps])h/g, '$1')
    .replace(/f/g, 'p')
    .replace(/zh|z/g, 'l')
    .replace(/w/g, 'v')
    .replace(/(.)\1+/g, '$1')
    .replace(/am$/, 'a');
}
