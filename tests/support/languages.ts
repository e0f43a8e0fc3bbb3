import { LOCALES, type Locale } from '#app/i18n/locale.ts';

/**
 * For behaviour that does not depend on the language: tests/built/twins.test.ts shows that both languages of a page have the same structure, and
 * tests/built/malayalam.test.ts that each has its own text. `ALL_COMBINATIONS` tests both languages.
 */
export const ONE_LANGUAGE: readonly Locale[] = process.env.ALL_COMBINATIONS ? LOCALES : ['en'];

/** For what depends on the length of words: a layout that fits Malayalam fits English. `ALL_COMBINATIONS` tests both. */
export const LONGER_WORDS: readonly Locale[] = process.env.ALL_COMBINATIONS ? LOCALES : ['ml'];
