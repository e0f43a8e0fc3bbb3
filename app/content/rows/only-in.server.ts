import { formatLanguage } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { fillIn } from '#app/lib/fill-in.ts';

/**
 * What a row says of an entry that exists in another language only: which that is, for a screen
 * reader, and the words for it.
 */
export type OnlyIn = { only?: { lang: Locale; words: string } };

/** Nothing on the pages of its own language, and of an entry in all. */
export function onlyIn({ only }: { only?: Locale | undefined }, locale: Locale): OnlyIn {
  if (only === undefined || only === locale) return {};
  const language = formatLanguage(only, locale);
  return { only: { lang: only, words: fillIn(messagesFor(locale).onlyIn, { language }) } };
}
