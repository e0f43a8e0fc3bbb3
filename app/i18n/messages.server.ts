import type { Locale } from './locale.ts';
import { readWords } from './words.server.ts';

/** Texts of the shell, which the root loader gives to every page; values are in braces. */
export type Messages = ReturnType<typeof messagesFor>;

export function messagesFor(locale: Locale) {
  return readWords<typeof import('./messages.en.json')>('app/i18n/messages')[locale];
}
