import { LATIN_LETTERS, SHORTENED } from './ml/short-words.ts';

export { LATIN_LETTERS };

const ENGLISH =
  'mrs prof smt shri sri adv nos approx govt dept asst assoc hon rev jr sr col gen lt capt retd ltd pvt univ engg tech ext tel fig vol viz incl max min hrs mins sec ' +
  'jan feb mar apr jun jul aug sep sept oct nov dec';

/**
 * Words that a stop makes short and that end no sentence with it, in small letters; with the
 * initials of names.
 */
export const SHORT_WORDS: ReadonlySet<string> = new Set([
  ...ENGLISH.split(' '),
  ...SHORTENED,
  ...LATIN_LETTERS,
]);
