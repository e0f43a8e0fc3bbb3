import { range } from '#app/lib/range.ts';

/**
 * Modern Tamil: vowels, consonants with those of Grantha, signs, joiners, the dotted circle and the
 * rupee; no digits or signs of old accounts.
 */
export const CHARACTERS = [
  '\u0b82\u0b83',
  range(0x0b85, 0x0b8a),
  range(0x0b8e, 0x0b90),
  range(0x0b92, 0x0b95),
  '\u0b99\u0b9a\u0b9c\u0b9e\u0b9f\u0ba3\u0ba4',
  range(0x0ba8, 0x0baa),
  range(0x0bae, 0x0bb9),
  range(0x0bbe, 0x0bc2),
  range(0x0bc6, 0x0bc8),
  range(0x0bca, 0x0bcd),
  '\u0bd7',
  '\u200c\u200d\u25cc\u20b9\u00a0',
].join('');
