import { SCRIPT } from '#app/lib/ml/script.ts';
import { FIRST, LOCALES, type Locale, type Publishing } from './locale.ts';

/** Letters of a language that do not occur in English. */
const SCRIPTS = { en: undefined, ml: SCRIPT };

/** Whether a text is in a language that the college does not publish. */
export function isUnpublished(text: string, { languages }: Publishing): boolean {
  return LOCALES.some((locale) => !languages.includes(locale) && SCRIPTS[locale]?.test(text));
}

/** The language of a few words, by their letters. */
export function languageOf(words: string): Locale {
  return LOCALES.find((locale) => SCRIPTS[locale]?.test(words)) ?? FIRST;
}

let checked: readonly Locale[] = LOCALES;

/** Runs a check of data in which only the texts of published languages have to be in their language. */
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
