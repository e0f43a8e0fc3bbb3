import { LANGUAGES } from '#languages/languages.ts';
import { FIRST, LOCALES, type Locale, type Publishing } from './locale.ts';

/** Whether a text is in a language that the college does not publish. */
export function isUnpublished(text: string, { languages }: Publishing): boolean {
  return LOCALES.some(
    (locale) => !languages.includes(locale) && LANGUAGES[locale].script?.test(text),
  );
}

/** Whether English may stand where a text of a language is missing. */
export function mayLack(locale: Locale): boolean {
  return !LANGUAGES[locale].isWhole;
}

/** Whether a college publishes the languages that labels of the product name. */
export function hasUsualLanguages({ languages }: Publishing): boolean {
  return languages.some((locale) => locale !== FIRST && !mayLack(locale));
}

/** The language of a few words, by their letters. */
export function languageOf(words: string): Locale {
  return LOCALES.find((locale) => LANGUAGES[locale].script?.test(words)) ?? FIRST;
}

/** How many letters of a language a text has. */
export function countLetters(text: string, locale: Locale): number {
  return text.match(new RegExp(LANGUAGES[locale].script ?? /[a-z]/, 'giu'))?.length ?? 0;
}

let checked: readonly Locale[] = LOCALES;

/**
 * Runs a check of data in which only the texts of published languages have to be in their language.
 */
export function checkingFor<Result>({ languages }: Publishing, check: () => Result): Result {
  const before = checked;
  checked = languages;
  try {
    return check();
  } finally {
    checked = before;
  }
}

/** Whether texts of a language have to be in it. */
export function isChecked(locale: Locale): boolean {
  return checked.includes(locale);
}
