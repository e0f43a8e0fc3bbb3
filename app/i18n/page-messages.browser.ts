import type { Locale } from './locale.ts';
import type { Messages } from './messages/en.ts';

/** A browser needs the texts of one language: a change of language loads the other page in full. */
const LOADERS: Record<Locale, () => Promise<Messages>> = {
  en: async () => (await import('./messages/en.ts')).en,
  ml: async () => (await import('./messages/ml.ts')).ml,
};

const loaded: Partial<Record<Locale, Messages>> = {};

/** Loads the texts of the page's language; the app starts after it. */
export async function loadMessages(locale: Locale): Promise<void> {
  loaded[locale] = await LOADERS[locale]();
}

/** The interface texts of the page's language. @throws Error when they were not loaded before */
export function messagesFor(locale: Locale): Messages {
  const messages = loaded[locale];
  if (!messages) throw new Error(`The texts of ${locale} are not loaded`);
  return messages;
}
