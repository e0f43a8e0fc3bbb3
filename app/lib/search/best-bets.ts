import { tellingWords } from './fillers.ts';
import { foldText } from './fold.ts';
import { indexStem } from './stem.ts';

/** A frequent word or question with its answer: the keys of what is typed, and the words that the row shows. */
export type BestBet = { keys: readonly string[]; answer: string };

/** What a query is compared by: the stems of its words that say something, in the order of the alphabet. */
export function betKey(query: string): string {
  return tellingWords(foldText(query)).map(indexStem).sort().join(' ');
}

/** The frequent question that a query is, if it is one. */
export function betOf<Bet extends BestBet>(bets: readonly Bet[], query: string): Bet | undefined {
  const key = betKey(query);
  return key === '' ? undefined : bets.find(({ keys }) => keys.includes(key));
}
