import { isLatin } from '#app/lib/latin.ts';
import { MONTHS } from '#languages/question-words.ts';
import { foldedWords, foldText } from './fold.ts';
import { indexStem } from './stem.ts';

/** The months of all languages by their stems, from 0. */
const STEMS: readonly (readonly string[])[] = Object.values(MONTHS).map((months) =>
  foldedWords(foldText(months)).map(indexStem),
);
/** Beginnings of this length are known: `dec`, `sept`. */
const SHORTEST_BEGINNING = 3;

/** The month that a folded word names, in any language: 0 for January, -1 for none. */
export function monthOf(word: string): number {
  const stem = indexStem(word);
  const isNamed = (month: string) =>
    month === stem ||
    (isLatin(word) && word.length >= SHORTEST_BEGINNING && month.startsWith(word));
  return Math.max(...STEMS.map((months) => months.findIndex(isNamed)));
}

/** The number that a folded word is, with the ending of a day: `25th`, `25nu`; NaN for others. */
export const numberOf = (word: string): number =>
  /^\d+(?:st|nd|rd|th|nu)?$/.test(word) ? Number.parseInt(word, 10) : Number.NaN;

/** The day that a query names beside its month: `dec 25`, `25th December`; the month is from 0. */
export function askedDay(query: string): { month: number; day: number } | undefined {
  const words = foldedWords(foldText(query));
  for (const [at, word] of words.entries()) {
    const month = monthOf(word);
    const day = [words[at - 1], words[at + 1]]
      .map((beside) => numberOf(beside ?? ''))
      .find((number) => number >= 1 && number <= 31);
    if (month >= 0 && day !== undefined) return { month, day };
  }
  return undefined;
}
