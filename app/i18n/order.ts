import type { Locale } from './locale.ts';

const COLLATORS = new Map<Locale, Intl.Collator>();

/**
 * Compares names in the order of a language, always on the server: each reader sees the same one
 * (docs/behaviour.md). Letters of another script, such as Latin initials, come first.
 */
export function compareIn(locale: Locale): (a: string, b: string) => number {
  const collator = COLLATORS.get(locale) ?? new Intl.Collator(locale);
  COLLATORS.set(locale, collator);
  return collator.compare;
}
