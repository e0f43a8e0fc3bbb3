import { LOCALES, type Locale } from '#app/i18n/locale.ts';

/**
 * For behaviour that does not depend on the language: tests/built/twins.test.ts shows that both languages of a page are built alike, and
 * tests/built/malayalam.test.ts that each holds its own words. `ALL_COMBINATIONS` asks for both languages.
 */
export const ONE_LANGUAGE: readonly Locale[] = process.env.ALL_COMBINATIONS ? LOCALES : ['en'];
