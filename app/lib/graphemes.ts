const segmenter = new Intl.Segmenter('ml', { granularity: 'grapheme' });

/** How many signs a reader sees: a Malayalam conjunct with its vowel counts as one. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
