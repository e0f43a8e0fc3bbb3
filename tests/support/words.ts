import { inEvery, type Locale } from '#app/i18n/locale.ts';

/**
 * A text as the content of the sample college has it when it is read: in a language that is not
 * published it is English.
 */
export function words<Value>(en: Value, ml: Value): Record<Locale, Value> {
  return { ...inEvery(() => en), ml };
}
