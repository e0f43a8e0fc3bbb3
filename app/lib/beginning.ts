import { SHORT_WORDS } from '#languages/short-words.ts';
import { graphemesOf } from './graphemes.ts';

/** Maximum length of a summary in visible characters; search engines cut longer ones. */
export const SUMMARY_LIMIT = 160;

/** A conjunct with its vowel has fewer letters. */
const LONGEST_SIGN = 12;

/**
 * The first sentences of a text, as many as a summary may have; of a longer sentence its first
 * words.
 */
export function beginningOf(text: string): string {
  const whole = text.trim();
  const signs = graphemesOf(whole.slice(0, SUMMARY_LIMIT * LONGEST_SIGN));
  if (signs.join('') === whole && signs.length <= SUMMARY_LIMIT) return whole;
  const start = signs.slice(0, SUMMARY_LIMIT).join('');
  const [last] = [...start.matchAll(/(?<!\S)(\S+)[.?!](?=\s)/gu)]
    .filter(([, word = '']) => !isShortened(word))
    .slice(-1);
  if (last) return start.slice(0, last.index + last[0].length);
  const words = signs.slice(0, SUMMARY_LIMIT - 2).join('');
  return `${words.replace(/\s+\S*$/, '')} …`;
}

/**
 * Whether a stop behind a word shortens it, and ends no sentence: “1.”, “Rs.”, “Prof.”, “ഡോ.”, the
 * initials of a name or of “എൻ.എസ്.എസ്.”.
 */
function isShortened(word: string): boolean {
  const letters = word.replace(/^[^\p{L}\d]+/u, '');
  return /\d$|\.|^[A-Z]?[a-z]?$/.test(letters) || SHORT_WORDS.has(letters.toLowerCase());
}
