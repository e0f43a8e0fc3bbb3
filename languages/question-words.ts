import { ofEach } from './read-languages.ts';

/**
 * What questions have besides their subject (app/lib/search/fillers.ts), as it is typed in Latin
 * letters too.
 */
export const QUESTION_WORDS = ofEach(({ questionWords }) => questionWords);
/** Words of most pages, which say little about the one that is meant. */
export const COMMON_WORDS = ofEach(({ commonWords }) => commonWords);
/** What asks for a date, for a time that may be one of the day, and for hours. */
export const TIME_WORDS = ofEach(({ timeWords }) => timeWords);
export const WHEN_WORDS = ofEach(({ whenWords }) => whenWords);
export const HOUR_WORDS = ofEach(({ hourWords }) => hourWords);
/** January first. */
export const MONTHS = ofEach(({ months }) => months.join(' '));
/** Before a date it asks for nothing more; before another word it asks for no date: `last year`. */
export const LAST_WORDS = ofEach(({ lastWords }) => lastWords);
/** What asks for an amount, for a number, for a telephone number and for a name. */
export const AMOUNT_WORDS = ofEach(({ amountWords }) => amountWords);
export const COUNT_WORDS = ofEach(({ countWords }) => countWords);
export const CONTACT_WORDS = ofEach(({ contactWords }) => contactWords);
/** What asks for a mail address. */
export const MAIL_WORDS = ofEach(({ mailWords }) => mailWords);
export const PERSON_WORDS = ofEach(({ personWords }) => personWords);
/** What stands before a name: Dr. */
export const PERSON_TITLES = ofEach(({ personTitles }) => personTitles);
/** The Latin letters as they are called. */
export const NAMES_OF_LETTERS = ofEach(({ letterNames }) => letterNames);
/** Degrees that are typed as separate letters. */
export const DEGREE_WORDS = ofEach(({ degrees }) => degrees);
