import { type DeskLanguage, inDesk } from '#desk/desk-languages.ts';
import type { Words } from '#desk/words.ts';
import en from './messages.en.json' with { type: 'json' };
import ml from './messages.ml.json' with { type: 'json' };

export type { DeskLanguage } from '#desk/desk-languages.ts';
export type { Words } from '#desk/words.ts';

/** Words of the desk in one language; values are in braces, see `fillIn` and `counted`. */
export type DeskMessages = typeof en;

/** Words of the desk by language. */
export const MESSAGES: Record<DeskLanguage, DeskMessages> = { en, ml };

/**
 * A sentence in both languages, for what stays on the screen when the reader changes the language.
 */
export function inBoth(pick: (words: DeskMessages, locale: DeskLanguage) => string): Words {
  return inDesk((locale) => pick(MESSAGES[locale], locale));
}
