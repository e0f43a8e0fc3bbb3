/** Browsers before 2024 may lack it. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('ml', { granularity: 'grapheme' }) : undefined;

/** A sign with the marks on it; after a virama, and after a joiner that makes one picture of two, another sign belongs to it as well. */
const NEARLY = /[\s\S](?:\u0d4d\u200d?\p{L}|\u200d\p{Extended_Pictographic}|[\p{M}\u200d])*/gu;

/** The signs of a text as a reader sees them: a Malayalam conjunct with its vowel is one. */
export function graphemesOf(text: string): string[] {
  return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : (text.match(NEARLY) ?? []);
}

/** How many signs a reader sees. */
export function countGraphemes(text: string): number {
  return graphemesOf(text).length;
}
