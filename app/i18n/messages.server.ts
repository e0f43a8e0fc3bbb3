import { type Locale, OWN_NAMES, otherLocale } from './locale.ts';
import { readWords } from './words.server.ts';

/** Texts of the shell, which the root loader gives to every page; values are in braces. */
export type Messages = ReturnType<typeof messagesFor>;

export function messagesFor(locale: Locale) {
  return {
    ...readWords<typeof import('./messages.en.json')>('app/i18n/messages')[locale],
    /** The link to the same page in the other language, in that language. */
    otherLanguage: OWN_NAMES[otherLocale(locale)],
  };
}
