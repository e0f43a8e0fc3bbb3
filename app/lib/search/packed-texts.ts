import { wordsOfText } from './fold.ts';
import { indexStem } from './stem.ts';

/** The words of many texts in two strings: the stems, and for each the numbers of its texts. */
export type PackedTexts = {
  /** Separated by spaces. */
  terms: string;
  /** For each term what {@link packed} made of its places, separated by spaces. */
  places: string;
};

type Place = { number: number; isSubject: boolean; isAsked: boolean };

/**
 * So far before the first text that its distance is never 1, which is left out: an empty string is
 * none.
 */
const START = -2;

/** A word that is so often in a text is one of its subjects, as are those of its headings. */
const OFTEN = 3;
/** Every word of a text of so few stems, such as the answer to a question, is one. */
const SHORT = 60;

/** English words on every page; indexing them would cost bytes without benefit. */
const COMMON = new Set(
  'a an and are as at be by each every for from has have how if in into is it its may no not of on or our so that the their them then there these they this to was were what when where which who will with you your'.split(
    ' ',
  ),
);

/** Packs the words of texts, in the order of their numbers. */
export function packTexts(
  texts: readonly { number: number; headings: string; text: string; asked?: string }[],
): PackedTexts {
  const terms = new Map<string, Place[]>();
  for (const { number, headings, text, asked = '' } of texts) {
    const subjects = new Set(stemsOf(headings));
    const asking = new Set(stemsOf(asked));
    const counts = new Map<string, number>();
    for (const stem of [...subjects, ...asking, ...stemsOf(text)])
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    const least = counts.size <= SHORT ? 1 : OFTEN;
    for (const [stem, count] of counts) {
      const known = terms.get(stem) ?? [];
      known.push({
        number,
        isSubject: count >= least || subjects.has(stem),
        isAsked: asking.has(stem),
      });
      terms.set(stem, known);
    }
  }
  const sorted = [...terms].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    terms: sorted.map(([term]) => term).join(' '),
    places: sorted.map(([, places]) => packed(places)).join(' '),
  };
}

function stemsOf(text: string): string[] {
  return wordsOfText(text)
    .filter((word) => !COMMON.has(word))
    .map(indexStem);
}

/**
 * Each text as the distance from the one before, with a star if the word is a subject of it, or an
 * exclamation mark if people ask for it with the word: `5,,3*` for 3, 4 and 7.
 */
function packed(places: readonly Place[]): string {
  return places
    .map(({ number, isSubject, isAsked }, at) => {
      const distance = number - (places[at - 1]?.number ?? START);
      return `${distance === 1 ? '' : distance}${isAsked ? '!' : isSubject ? '*' : ''}`;
    })
    .join(',');
}

/** The terms with the numbers of their texts. */
export function unpackTexts({ terms, places }: PackedTexts): { term: string; found: Place[] }[] {
  if (terms === '') return [];
  const columns = places.split(' ');
  return terms.split(' ').map((term, at) => ({ term, found: unpacked(columns[at] ?? '') }));
}

function unpacked(text: string): Place[] {
  let number = START;
  return text.split(',').map((part) => {
    number += Number.parseInt(part, 10) || 1;
    return { number, isSubject: part.endsWith('*'), isAsked: part.endsWith('!') };
  });
}
