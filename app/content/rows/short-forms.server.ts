import type { Site } from '#app/content/reading/read.server.ts';

/** Malayalam names of the Latin letters; an abbreviation has two or more of them, each with a stop (`യു.ജി.സി.`). */
const LETTER =
  '(?:എ|ബി|സി|ഡി|ഇ|എഫ്|ജി|എച്ച്|ഐ|ജെ|കെ|എൽ|എം|എൻ|ഒ|പി|ക്യു|ആർ|എസ്|ടി|യു|വി|ഡബ്ല്യു|എക്സ്|വൈ|ഇസഡ്)\\.';
/** Two to seven letters, with at most one lower-case letter inside: AISHE, CoA, MoU; not Allotment or a name with a stop. */
const SHORT = new RegExp(`^(?:[A-Z]+[a-z]?[A-Z]+|(?:${LETTER}){2,})$`);

export type PlainWord = Site['plainWords'][number];

/** The abbreviated spellings of a term: `NATA`, `നാറ്റ`, `യു.ജി.സി.`; none for terms that only need a meaning, such as allotment. */
export function shortForms({ term, also = [] }: Pick<PlainWord, 'term' | 'also'>): string[] {
  // Where English has an abbreviation, Malayalam has the same letters or pronounces them as a word.
  const isShort = (form: string) => SHORT.test(form) || (form === term.ml && SHORT.test(term.en));
  return [...new Set([term.en, term.ml, ...also])].filter(isShort);
}

/** An abbreviation in a text: its position and its spelling, without a case ending. */
type Found = { word: PlainWord; at: number; form: string };

/** Finds the abbreviations in texts, in any spelling, in text order. */
export function shortWordFinder(plainWords: readonly PlainWord[]): (text: string) => Found[] {
  const words = new Map(
    plainWords.flatMap((word) => shortForms(word).map((form) => [form, word] as const)),
  );
  const pattern = wordPattern([...words.keys()]);
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: form, index }) => {
      const word = words.get(form);
      return word ? [{ word, at: index, form }] : [];
    });
}

/** Any of the spellings as a separate word: longest first, never part of a longer abbreviation. */
function wordPattern(forms: readonly string[]): RegExp {
  const choice = [...forms]
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replaceAll('.', '\\.'));
  const latin = choice.filter((form) => /^[A-Z]/.test(form)).join('|');
  const malayalam = choice.filter((form) => !/^[A-Z]/.test(form)).join('|');
  return new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}.])(?:(?:${latin})(?![\\p{L}\\p{M}\\p{N}])|(?:${malayalam})(?!${LETTER}))`,
    'gu',
  );
}
