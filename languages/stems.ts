import { stem as ml } from './ml/stems.ts';
import { ENDINGS } from './own-rules.ts';
import { stem as ta } from './ta/stems.ts';

export { LATIN_ENDINGS, withoutLoan } from './ml/stems.ts';

/** Minimum length of a stem; shorter ones are ambiguous. */
const SHORTEST_STEM = 3;
const ALL_ENDINGS = Object.values(ENDINGS).flat();

/**
 * A word without its endings, for the search (app/lib/search/stem.ts); the rules of each language
 * leave the words of others as they are.
 */
export function stem(word: string): string {
  const left = ta(ml(word));
  const ending = ALL_ENDINGS.find((each) => left.slice(SHORTEST_STEM).endsWith(each)) ?? '';
  return left.slice(0, left.length - ending.length);
}
