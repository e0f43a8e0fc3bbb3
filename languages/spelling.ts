import type { Locale } from './codes.ts';

/** The language whose spellings the desk advises on. */
export const ADVISED: Locale = 'ml';

/**
 * Spellings of a language that this site does not use; each leaves the words of others as they are.
 */
export { correctSpelling, findSpellingFaults, type SpellingFault } from './ml/spelling.ts';
