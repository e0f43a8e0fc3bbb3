/** Spellings of a language that this site does not use; each leaves the words of others as they are. */
export { correctSpelling, findSpellingFaults, type SpellingFault } from './ml/spelling.ts';
