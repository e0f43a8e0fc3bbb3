import { inEvery } from '#app/i18n/locale.ts';
import type { Words } from '#desk/server/forms/words.ts';
import { type DeskMessages, en } from './messages.en.ts';
import { ml } from './messages.ml.ts';

export type { Words } from '#desk/server/forms/words.ts';

/** Words of the desk by language. */
export const MESSAGES = { en, ml };

/** A sentence in both languages, for what stays on the screen when the reader changes the language. */
export function inBoth(pick: (words: DeskMessages, locale: keyof Words) => string): Words {
  return inEvery((locale) => pick(MESSAGES[locale], locale));
}
