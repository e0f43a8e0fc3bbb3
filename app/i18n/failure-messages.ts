import { LOCALES, type Locale } from './locale.ts';
import { failure } from './ml/failure.ts';

/** Texts of the failure screen in both languages, always loaded; other texts come with the language of the page. */
export const FAILURE_MESSAGES = {
  en: {
    failureTitle: 'Unexpected Application Error!',
    failureText:
      'This page could not be displayed. Reload it, or go to the home page; the rest of the site is working.',
    reload: 'Reload the page',
    goHome: 'Go to the home page',
  },
  ml: failure,
} satisfies Record<Locale, Record<string, string>>;

/** The languages in which it is said: a college that does not publish one has no words of it in its scripts (tools/build/left-out-languages.ts). */
export const FAILURE_LANGUAGES = LOCALES.filter(
  (locale) => FAILURE_MESSAGES[locale].failureTitle !== '',
);
