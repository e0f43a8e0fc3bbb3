import { ofEach } from './read-languages.ts';

/**
 * What questions have besides their subject (app/lib/search/fillers.ts), as it is typed in Latin
 * letters too.
 */
export const QUESTION_WORDS = ofEach(({ questionWords }) => questionWords);
/** The Latin letters as they are called. */
export const NAMES_OF_LETTERS = ofEach(({ letterNames }) => letterNames);
/** Degrees that are typed as separate letters. */
export const DEGREE_WORDS = ofEach(({ degrees }) => degrees);
