import { ofEach } from './read-languages.ts';

/**
 * What questions have besides their subject (app/lib/search/fillers.ts), as it is typed in Latin
 * letters too.
 */
export const QUESTION_WORDS = ofEach(({ questionWords }) => questionWords);
/** What asks for a date. */
export const TIME_WORDS = ofEach(({ timeWords }) => timeWords);
/** January first. */
export const MONTHS = ofEach(({ months }) => months.join(' '));
/** Before a date it asks for nothing more; before another word it asks for no date: `last year`. */
export const LAST_WORDS = ofEach(({ lastWords }) => lastWords);
/** What asks for an amount, and for a telephone number. */
export const AMOUNT_WORDS = ofEach(({ amountWords }) => amountWords);
export const CONTACT_WORDS = ofEach(({ contactWords }) => contactWords);
/** The Latin letters as they are called. */
export const NAMES_OF_LETTERS = ofEach(({ letterNames }) => letterNames);
/** Degrees that are typed as separate letters. */
export const DEGREE_WORDS = ofEach(({ degrees }) => degrees);
