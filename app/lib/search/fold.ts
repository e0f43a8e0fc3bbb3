/**
 * Folding: one form for all spellings of a word, for the search only; displayed text is never
 * folded.
 *
 * Unicode NFKC makes one letter of its variants, such as the ligature of a PDF and full-width
 * letters. Malayalam is stored in several encodings and spelled in several styles, of which it
 * unifies few: each rule has its purpose and an example above it. The rules run in their order,
 * repeatedly, until nothing changes.
 */
import { isLatin } from '#app/lib/latin.ts';
import { FIRST_RULES, RULES, type Rule, TYPED_VISARGA } from '#languages/folding.ts';

/** Text that needs only lower case. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/i;

/**
 * joiners, soft hyphens and direction marks are not typed by readers: ബുധനാഴ്‌ച with a joiner is
 * ബുധനാഴ്ച
 */
const INVISIBLE: Rule = {
  pattern: /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g,
  replacement: '',
};

/**
 * an accent typed for an apostrophe parts words: NFKC makes a space and a mark of it, as in don´t
 */
const LONE_ACCENT: Rule = {
  pattern: / [\u0300-\u036f]+/g,
  replacement: ' ',
};

/**
 * After conversion to lower case. Without lookbehind, which Safari before 16.4 cannot read: one
 * expression would stop the whole search.
 */
const SIGNS: readonly Rule[] = [
  // commas that group digits: 12,470 and 1,00,000
  { pattern: /(\p{Nd}),(?=\p{Nd})/gu, replacement: '$1' },
  // stops inside abbreviations: B.Tech is btech, ബി.ടെക് is ബിടെക്
  { pattern: /([\p{L}\p{M}])\.(?=\p{L})/gu, replacement: '$1' },
  // a stop is kept between digits alone, as in 9.30
  { pattern: /(\p{Nd}\.(?=\p{Nd}))|\./gu, replacement: (_, kept = '') => kept || ' ' },
  // any other sign parts words: ആന്റി-റാഗിങ്, “ഫീസ്”, ₹
  { pattern: /[^\p{L}\p{M}\p{N}.]+/gu, replacement: ' ' },
];

/** More passes than any text needs; an endless loop would be an error in the rules. */
const MAX_PASSES = 12;

/**
 * The form in which the search compares texts: lower-case letters, marks and digits, words
 * separated by single spaces. Idempotent. Never throws, whatever the text contains.
 *
 * `foldText('എഞ്ചിനീയറിംഗ് കോളജ്')` equals `foldText('എൻജിനീയറിങ് കോളേജ്')`; `foldText('B.Tech')`
 * is `'btech'`.
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  let folded = text;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const next = foldOnce(folded);
    if (next === folded) break;
    folded = next;
  }
  return folded;
}

function foldOnce(text: string): string {
  const first = FIRST_RULES.reduce((words, rule) => apply(rule, words), text.normalize('NFKC'));
  let folded = apply(LONE_ACCENT, apply(INVISIBLE, first));
  if (!isLatin(folded)) for (const rule of RULES) folded = apply(rule, folded);
  folded = folded.toLowerCase();
  for (const rule of SIGNS) folded = apply(rule, folded);
  return folded.trim();
}

function apply({ pattern, replacement }: Rule, text: string): string {
  return typeof replacement === 'string'
    ? text.replace(pattern, replacement)
    : text.replace(pattern, replacement);
}

/**
 * The words of a text that is searched: where a colon may be a visarga or part two words, the whole
 * and the parts.
 */
export function wordsOfText(text: string): string[] {
  const words = foldedWords(foldText(text));
  const parted = text.replace(TYPED_VISARGA, '$1 ');
  return parted === text ? words : [...words, ...foldedWords(foldText(parted))];
}

/**
 * A text in lower case and one encoding, otherwise as written: used where folding depends on the
 * next letter, as in a half-typed word.
 */
export function inSmallLetters(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}

export function foldedWords(folded: string): string[] {
  return folded === '' ? [] : folded.split(' ');
}
