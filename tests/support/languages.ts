import { inEvery, type Locale } from '#app/i18n/locale.ts';

/** The languages of the sample college. */
export const PUBLISHED = ['en', 'ml'] as const satisfies readonly Locale[];
type Published = (typeof PUBLISHED)[number];

export function otherLocale(locale: Locale): Published {
  return locale === 'en' ? 'ml' : 'en';
}

// Behaviour that does not depend on the language is tried in English: tests/built/twins.test.ts
// shows that both languages of a page have the same structure, and tests/built/malayalam.test.ts
// that each has its own text.

/**
 * For what depends on the length of words: a layout that fits Malayalam fits English.
 * `ALL_COMBINATIONS` tests both.
 */
export const LONGER_WORDS: readonly Published[] = process.env.ALL_COMBINATIONS ? PUBLISHED : ['ml'];

/**
 * A text of the sample in the shape for all languages: one that it does not publish has that of
 * English.
 */
export function inShape(text: Record<Published, string>): Record<Locale, string> {
  return inEvery((locale) => (locale === 'ml' ? text.ml : text.en));
}
