import { stem as ml } from './ml/stems.ts';
import { stem as ta } from './ta/stems.ts';

/** Endings of languages, for the search (app/lib/search/stem.ts); each function leaves the words of other languages as they are. */
export { LATIN_ENDINGS, withoutLoan } from './ml/stems.ts';
export const stem = (word: string) => ta(ml(word));
