import type { Rule } from '../folding.ts';

/**
 * Tamil has one letter for k and g, p and b, s and ch: these are the places of the others in its
 * block, which it leaves empty.
 */
const [G, B, CH, D] = ['\u0b97', '\u0bac', '\u0b9b', '\u0ba1'];
/** Before these k and p stay hard. */
const HARD = /(?:^|\s|[கபரறட]்)$/;

/** What does not sound as it is written, as letters that do. */
export const SOUNDS: readonly Rule[] = [
  { pattern: /ஞ்ச/g, replacement: 'ஞ' },
  { pattern: /ங்க/g, replacement: 'ங' },
  { pattern: /ற்ற/g, replacement: 'ட்ர' },
  { pattern: /ன்ற/g, replacement: `ந்${D}்ர` },
  { pattern: /ச்ச|ச/g, replacement: (match) => (match === 'ச' ? 'ஸ' : CH) },
  // Soft inside a word, where they stand alone: நூலகம் is typed nulagam.
  {
    pattern: /([^\s]்?|^|\s)([கப])(?!்)/g,
    replacement: (match, before = '', letter = '') =>
      HARD.test(before) ? match : before + (letter === 'க' ? G : B),
  },
  { pattern: /([கப])்\1/g, replacement: '$1' },
];
