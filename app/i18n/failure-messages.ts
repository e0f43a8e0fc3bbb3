import en from './failure.en.json' with { type: 'json' };
import ml from './failure.ml.json' with { type: 'json' };
import { LOCALES, type Locale } from './locale.ts';

/** Texts of the failure screen in both languages, always loaded; other texts come with the language of the page. */
export const FAILURE_MESSAGES: Record<Locale, typeof en> = { en, ml };

/** The languages in which it is said: a college that does not publish one has no words of it in its scripts (tools/build/left-out-languages.ts). */
export const FAILURE_LANGUAGES = LOCALES.filter(
  (locale) => FAILURE_MESSAGES[locale].failureTitle !== '',
);
