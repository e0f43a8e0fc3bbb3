import type { Locale } from './locale.ts';
import { en, type Messages } from './messages/en.ts';
import { ml } from './messages/ml.ts';

const MESSAGES: Record<Locale, Messages> = { en, ml };

export function messagesFor(locale: Locale): Messages {
  return MESSAGES[locale];
}

export type { Messages };
