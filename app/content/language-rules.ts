import type { Locale } from '#app/i18n/locale.ts';
import type { Expected } from '#app/lib/expected.ts';
import { findLostMalayalam } from '#app/lib/garbled-text.ts';
import { findLatinNames } from '#app/lib/ml/spelling.ts';

type Rules = {
  /** What is not in the letters of the language. */
  lost: (text: string) => readonly { rule: Expected; found: string }[];
  /** Names that the language writes in its own letters. */
  latinNames: (text: string) => readonly { wrong: string; right: string }[];
};

/** What is checked in the texts of one language only. */
export const LANGUAGE_RULES: Record<Locale, Rules> = {
  en: { lost: () => [], latinNames: () => [] },
  ml: { lost: findLostMalayalam, latinNames: findLatinNames },
};
