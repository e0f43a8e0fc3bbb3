let segmenter: Intl.Segmenter | undefined;

/** The viramas that join letters (InCB=Linker of Unicode); that of Tamil does not. */
const VIRAMA = '[\\u094d\\u09cd\\u0acd\\u0b4d\\u0c4d\\u0d4d]';
/**
 * A character with its combining marks; after a virama or a joiner the next character belongs to it
 * as well.
 */
const NEARLY = new RegExp(
  `[\\s\\S](?:${VIRAMA}\\u200d?\\p{L}|\\u200d\\p{Extended_Pictographic}|[\\p{M}\\u200d])*`,
  'gu',
);

/** The graphemes of a text: a conjunct with its vowel is one. */
export function graphemesOf(text: string): string[] {
  // Not available in browsers before 2024.
  if (!('Segmenter' in Intl)) return text.match(NEARLY) ?? [];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

export function countGraphemes(text: string): number {
  return graphemesOf(text).length;
}

/** Whether a text has no more graphemes than a limit; they are only counted in one that is long. */
export function isWithin(limit: number, text: string): boolean {
  return text.length <= limit || countGraphemes(text) <= limit;
}
