import { graphemesOf } from './graphemes.ts';

/** Maximum length of a summary in visible characters; search engines cut longer ones. */
export const SUMMARY_LIMIT = 160;

/** A conjunct with its vowel has fewer letters. */
const LONGEST_SIGN = 12;

/** The first sentences of a text, as many as a summary may have; of a longer sentence its first words. */
export function beginningOf(text: string): string {
  const whole = text.trim();
  const signs = graphemesOf(whole.slice(0, SUMMARY_LIMIT * LONGEST_SIGN));
  if (signs.join('') === whole && signs.length <= SUMMARY_LIMIT) return whole;
  const start = signs.slice(0, SUMMARY_LIMIT).join('');
  // Neither “1.” nor “Rs.” ends a sentence.
  const [last] = [...start.matchAll(/(?<!\S)(\S+)[.?!](?=\s)/gu)]
    .filter(([, word = '']) => !/[\d.]$|^[A-Z]?[a-z]?$/.test(word))
    .slice(-1);
  if (last) return start.slice(0, last.index + last[0].length);
  const words = signs.slice(0, SUMMARY_LIMIT - 2).join('');
  return `${words.replace(/\s+\S*$/, '')} …`;
}
