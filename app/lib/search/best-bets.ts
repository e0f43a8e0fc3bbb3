import { monthOf, numberOf } from './asked-day.ts';
import { tellingWords } from './fillers.ts';
import { foldText } from './fold.ts';
import { indexStem } from './stem.ts';

/**
 * A frequent word or question with its answer: the keys of its queries, and the text of the result.
 */
export type BestBet = { keys: readonly string[]; answer: string };

/**
 * The stem of a folded word. All numbers are alike, and all months: `rank 9000` answers every rank,
 * `25 December` every day.
 */
export const stemOrNumber = (word: string): string => {
  if (!Number.isNaN(numberOf(word))) return '#';
  return monthOf(word) < 0 ? indexStem(word) : '@';
};

/** The key of a query: the stems of its significant words, in alphabetical order. */
export function betKey(query: string): string {
  return tellingWords(foldText(query)).map(stemOrNumber).sort().join(' ');
}

/** The frequent question that a query is, if it is one. */
export function bestBetFor<Bet extends BestBet>(
  bets: readonly Bet[],
  query: string,
): Bet | undefined {
  const key = betKey(query);
  return key === '' ? undefined : bets.find(({ keys }) => keys.includes(key));
}

/**
 * How many words of a frequent question stand in a query with more words, slips put right: `hostal
 * fees for girls` has both of `hostel fee`; 0 unless all do.
 * @param stems of the words of the query, and of those by which an entry was found
 */
export function wordsHeld({ keys }: BestBet, stems: ReadonlySet<string>): number {
  const held = keys
    .map((key) => key.split(' '))
    .filter((parts) => parts.every((part) => stems.has(part)));
  return Math.max(0, ...held.map((parts) => parts.length));
}

/**
 * The answer of an entry to the longest frequent question that a query holds, before them one that
 * has what is wanted.
 */
export function answerOf(
  bets: readonly (BestBet & { entry: number })[],
  entry: number,
  stems: ReadonlySet<string>,
  wanted?: RegExp,
): string {
  const [best] = bets
    .filter((bet) => bet.entry === entry && bet.answer !== '')
    .map((bet) => ({
      answer: bet.answer,
      count: wordsHeld(bet, stems),
      fits: Number(wanted?.test(bet.answer) ?? false),
    }))
    // A sentence answers no more than its question; a figure is worth showing for one word, unless
    // another is asked for.
    .filter(({ answer, count, fits }) => {
      const isFigure = /\d/.test(answer);
      return fits || (count > (isFigure ? 0 : 1) && !(isFigure && wanted));
    })
    .sort((a, b) => b.fits - a.fits || b.count - a.count);
  return best?.answer ?? '';
}
