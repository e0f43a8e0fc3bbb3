import { range } from '#app/lib/range.ts';

/**
 * Modern Malayalam: vowels, consonants, signs, five chillus, joiners, the dotted circle and the
 * rupee; no archaic letters.
 */
export const CHARACTERS = [
  '\u0d02\u0d03',
  range(0x0d05, 0x0d0c),
  range(0x0d0e, 0x0d10),
  range(0x0d12, 0x0d28),
  range(0x0d2a, 0x0d39),
  range(0x0d3e, 0x0d44),
  range(0x0d46, 0x0d48),
  range(0x0d4a, 0x0d4d),
  '\u0d57',
  range(0x0d7a, 0x0d7e),
  '\u200c\u200d\u25cc\u20b9\u00a0',
].join('');

/** Signs that have rules of their own in `encoding.ts`, in the form of an expression. */
export const NAMED_BY_RULES = '\u0d4c\u0d4e\u0d54-\u0d56\u0d66-\u0d6f\u0d7f';
