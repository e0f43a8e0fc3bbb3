import type { Rule } from '../folding.ts';

/** Conjuncts that do not sound like their letters, as those that do. */
export const SOUNDS: readonly Rule[] = [
  { pattern: /ന്റ/g, replacement: 'ന്ട' },
  { pattern: /റ്റ/g, replacement: 'ട്ട' },
  { pattern: /ങ്ക/g, replacement: 'ന്ക' },
  { pattern: /ഞ്ച/g, replacement: 'ന്ച' },
  { pattern: /ജ്ഞ/g, replacement: 'ജ്ന' },
  { pattern: /ഞ്[ജഞ]/g, replacement: 'ഞ' },
];
