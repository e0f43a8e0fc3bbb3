/** What questions in each language have besides their subject (app/lib/search/fillers.ts). */
export { NAMES_OF_LETTERS, OWN_DEGREES, OWN_QUESTION_WORDS } from './ml/question-words.ts';
