import type { Rule } from './folding.ts';
import { SOUNDS as CONJUNCTS } from './ml/sound.ts';
import { SOUNDS } from './own-rules.ts';
import { SOUNDS as ta } from './ta/sound.ts';

/** What sounds otherwise than it is written, as other letters of its script that do. */
const HEARD: readonly Rule[] = [...CONJUNCTS, ...ta, ...Object.values(SOUNDS).flat()];

/** The conjuncts of Malayalam, which are never typed letter by letter. */
export { CONJUNCTS };

/** The nine scripts of India, which have like letters at like places of their blocks (signs.ts). */
const OF_INDIA = /[\u0900-\u0d7f]/g;
const BLOCK = 0x80;
const words = (text: string) => text.split(' ');
/** From the place of ka, of a short a, and of the sign of aa. */
const [KA, CONSONANTS] = [
  0x15,
  words(
    'k kh g gh ng ch ch j jh nj t th d dh n th th d dh n n p f b bh m y r r l l zh v sh sh s h',
  ),
];
const [SHORT_A, VOWELS] = [0x05, words('a a i i u u ri li e e e ai o o o au')];
const [SIGN_OF_AA, SIGNS] = [0x3e, words('a i i u u ri ri e e e ai o o o au')];
const [VIRAMA, HALF_OF_AU] = [0x4d, 0x57];
/**
 * Outside those rows, where other scripts have signs: of Punjabi, Odia and Assamese. They carry an
 * a as other consonants do.
 */
const MORE: Readonly<Record<string, string>> = { ੜ: 'r', ୟ: 'y', ৰ: 'r', ৱ: 'v' };
/** Nasals and breath; the nukta; ऽ; the virama; ৎ; signs of Gurmukhi, and ॲ at one place. */
const OTHERS: Readonly<Record<number, string>> = {
  1: 'm',
  2: 'm',
  3: 'h',
  60: '',
  61: '',
  [VIRAMA]: '',
  78: 't',
  87: 'au',
  112: 'n',
  113: '',
  114: 'a',
};

const signAt = (place: number) => (place === HALF_OF_AU ? 'au' : SIGNS[place - SIGN_OF_AA]);

/**
 * How folded words of India sound, in Latin letters as people type them; other words are unchanged
 * (app/lib/search/sound.ts).
 * @param rules of what sounds otherwise than it is written
 */
export function romaniseFolded(folded: string, rules = HEARD): string {
  let text = folded;
  for (const { pattern, replacement } of rules) text = text.replace(pattern, replacement as string);
  return text.replace(OF_INDIA, (letter, at: number) => {
    const place = letter.charCodeAt(0) % BLOCK;
    const consonant = CONSONANTS[place - KA] ?? MORE[letter];
    if (consonant === undefined)
      return VOWELS[place - SHORT_A] ?? signAt(place) ?? OTHERS[place] ?? letter;
    const next = text.charCodeAt(at + 1) % BLOCK;
    return next === VIRAMA || signAt(next) !== undefined ? consonant : `${consonant}a`;
  });
}
