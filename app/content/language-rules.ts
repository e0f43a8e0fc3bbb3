import type { Locale } from '#app/i18n/locale.ts';
import { findLostEnglish, findLostMalayalam, type GarbledText } from '#app/lib/garbled-text.ts';

/** What is not in the letters of its language, as a rule of that language alone. */
export const findLost: Record<Locale, (text: string) => GarbledText[]> = {
  en: findLostEnglish,
  ml: findLostMalayalam,
};
