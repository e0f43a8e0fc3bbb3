import { tellingWords } from './fillers.ts';
import { foldText } from './fold.ts';
import { indexStem } from './stem.ts';

/**
 * A frequent word or question with its answer: the keys of its queries, and the text of the result.
 */
export type BestBet = { keys: readonly string[]; answer: string };

/**
 * The key of a query: the stems of its significant words, in alphabetical order. All numbers are
 * alike: `rank 9000` answers every rank.
 */
export function betKey(query: string): string {
  return tellingWords(foldText(query))
    .map((word) => (/^\d+$/.test(word) ? '#' : indexStem(word)))
    .sort()
    .join(' ');
}

/** The frequent question that a query is, if it is one. */
export function bestBetFor<Bet extends BestBet>(
  bets: readonly Bet[],
  query: string,
): Bet | undefined {
  const key = betKey(query);
  return key === '' ? undefined : bets.find(({ keys }) => keys.includes(key));
}
