import { createContext, useContext } from 'react';
import { LOCALES } from '#app/i18n/locale.ts';
import type { DeskMessages } from './messages.en.ts';
import { MESSAGES, type Words } from './messages.ts';

export type Locale = keyof Words;

/** Language of the desk, not of the content. */
export const LanguageContext = createContext<Locale>('en');

/** Languages of the site. */
export const PublishedContext = createContext<readonly Locale[]>(LOCALES);

/** The language of the user and the desk's messages in it. */
export function useLanguage(): { locale: Locale; words: DeskMessages } {
  const locale = useContext(LanguageContext);
  return { locale, words: MESSAGES[locale] };
}

/** A day of the content as readers in India write it. */
export function formatDay(day: string, locale: Locale): string {
  return new Date(`${day.slice(0, 10)}T00:00:00Z`).toLocaleDateString(`${locale}-IN`, { timeZone: 'UTC', dateStyle: 'medium' });
}

/** A moment as readers in India write it. */
export function formatMoment(iso: string, locale: Locale): string {
  return new Date(iso).toLocaleString(`${locale}-IN`, { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' });
}
