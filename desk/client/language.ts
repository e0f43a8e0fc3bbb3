import { createContext, useContext } from 'react';
import { formatLanguage } from '#app/i18n/format.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import type { DeskLanguage, DeskMessages } from './messages.ts';
import { MESSAGES } from './messages.ts';

export { formatDate as formatDay, formatMoment } from '#app/i18n/format.ts';

/** Language of the desk, not of the content. */
export const LanguageContext = createContext<DeskLanguage>('en');

/** Languages of the site. */
export const PublishedContext = createContext<readonly Locale[]>(LOCALES);

/** What a language of the site is called in the language of the desk. */
export function languageName(language: Locale, locale: DeskLanguage): string {
  return formatLanguage(language, locale);
}

/** The language of the user and the desk's messages in it. */
export function useLanguage(): { locale: DeskLanguage; words: DeskMessages } {
  const locale = useContext(LanguageContext);
  return { locale, words: MESSAGES[locale] };
}
