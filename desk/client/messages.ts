import type { Words } from '#desk/server/words.ts';
import { en } from './messages.en.ts';
import { ml } from './messages.ml.ts';

export type { Words } from '#desk/server/words.ts';

/** Words of the desk by language. */
export const MESSAGES = { en, ml };

/** A sentence in both languages, for what stays on the screen when the reader changes the language. */
export function inBoth<Messages>(messages: Record<keyof Words, Messages>, pick: (words: Messages) => string): Words {
  return { en: pick(messages.en), ml: pick(messages.ml) };
}
