import type { Site } from '#app/content/reading/read.server.ts';

/** Names of the Latin letters as Malayalam writes them; an abbreviation is two or more of them, each with a stop (`സി.ഇ.ഇ.`). */
const LETTER = '(?:എ|ബി|സി|ഡി|ഇ|എഫ്|ജി|എച്ച്|ഐ|ജെ|കെ|എൽ|എം|എൻ|ഒ|പി|ക്യു|ആർ|എസ്|ടി|യു|വി|ഡബ്ല്യു|എക്സ്|വൈ|ഇസഡ്)\\.';
/** Two to seven letters, of which at most one inside is small: KEAM, CoA, MoU; not B.Tech or Allotment. */
const SHORT = new RegExp(`^(?:[A-Z]+[a-z]?[A-Z]+|(?:${LETTER}){2,})$`);

export type PlainWord = Site['plainWords'][number];

/** The spellings of a word that are short: `KEAM`, `കീം`, `സി.ഇ.ഇ.`; none for words that only need a meaning, such as allotment. */
export function shortForms({ term, also = [] }: Pick<PlainWord, 'term' | 'also'>): string[] {
  // Where English has a short form, Malayalam has the same letters or says them as a word.
  const isShort = (form: string) => SHORT.test(form) || (form === term.ml && SHORT.test(term.en));
  return [...new Set([term.en, term.ml, ...also])].filter(isShort);
}

/** A short word in a text: where it begins, its spelling, and the signs and the case ending that cling to it. */
type Found = { word: PlainWord; at: number; end: number; form: string; before: string; after: string };

/** Finds the short words of texts, each in any of its spellings, in the order of the text. */
export function shortWordFinder(plainWords: readonly PlainWord[]): (text: string) => Found[] {
  const words = new Map(plainWords.flatMap((word) => shortForms(word).map((form) => [form, word] as const)));
  const pattern = wordPattern([...words.keys()]);
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const { before = '', form = '', after = '' } = match.groups ?? {};
      const word = words.get(form);
      return word ? [{ word, at: match.index, end: match.index + match[0].length, form, before, after }] : [];
    });
}

/**
 * Any of the forms as a word of its own: longest first, never a part of a longer abbreviation.
 * Groups: `before`, the signs that open something at it, `form`, and `after`, its case ending and the signs that follow.
 */
function wordPattern(forms: readonly string[]): RegExp {
  const choice = [...forms].sort((a, b) => b.length - a.length).map((form) => form.replaceAll('.', '\\.'));
  const latin = choice.filter((form) => /^[A-Z]/.test(form)).join('|');
  const malayalam = choice.filter((form) => !/^[A-Z]/.test(form)).join('|');
  const before = '(?<before>[([“‘]*)(?<![\\p{L}\\p{M}\\p{N}.])';
  const form = `(?<form>(?:${latin})(?![\\p{L}\\p{M}\\p{N}])|(?:${malayalam})(?!${LETTER}))`;
  return new RegExp(`${before}${form}(?<after>(?:-?[\\u0d00-\\u0d7f]+)?[\\])”’.,:;!?]*)`, 'gu');
}
