import * as ml from './ml/question-words.ts';
import * as ta from './ta/question-words.ts';

/** What questions in each language have besides their subject (app/lib/search/fillers.ts). */
export const NAMES_OF_LETTERS = `${ml.NAMES_OF_LETTERS} ${ta.NAMES_OF_LETTERS}`;
export const OWN_DEGREES = `${ml.OWN_DEGREES} ${ta.OWN_DEGREES}`;
export const OWN_QUESTION_WORDS = `${ml.OWN_QUESTION_WORDS} ${ta.OWN_QUESTION_WORDS}`;
