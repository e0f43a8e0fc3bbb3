/** Endings of languages, for the search (app/lib/search/stem.ts); each function leaves the words of other languages as they are. */
export { LATIN_ENDINGS, stem, withoutLoan } from './ml/stems.ts';
