import { foldedWords, foldText } from './fold.ts';
import { indexStem } from './stem.ts';

/** A piece of a text; `isMatch` if it matches the query. The pieces together are the whole text. */
export type Piece = { text: string; isMatch: boolean };

/** Approximate length of a snippet. */
const SNIPPET_LENGTH = 180;
/** A figure that nobody asked for, as a share of a word. */
const FIGURE_WEIGHT = 0.5;
/** Characters before the first match. */
const LEAD_LENGTH = 50;

/** What a word is made of, with the signs that folding takes out of it. */
const LETTERS = '[\\p{L}\\p{M}\\p{N}\\u00ad\\u200b-\\u200d\\u2060-\\u2064\\ufeff]+';
/**
 * A word of running text; B.Tech, 9.30 and 12,470 are one word, and ദു:ഖം, whose visarga is typed
 * as a colon.
 */
const WORD = new RegExp(
  `${LETTERS}(?:\\.${LETTERS}|:(?!\\p{sc=Latin})(?=\\p{L})${LETTERS}|,\\p{N}+)*`,
  'gu',
);

type Place = { start: number; end: number };
/** A word of the text that is one of the search words. */
type Match = Place & { word: string };

/**
 * A part of a word is looked for inside another if it is at least this long, otherwise at its
 * beginning.
 */
const SHORTEST_PART = 3;

/**
 * The part of a text with most of the matching words, cut at word boundaries, with matches marked.
 * @param words folded words
 * @param wanted what the answer has, such as an amount; otherwise figures are worth a little
 * @returns pieces; the beginning of the text, unmarked, if it contains none of the words
 */
export function snippetOf(text: string, words: readonly string[], wanted?: RegExp): Piece[] {
  const matches = placesOf(text, words);
  const { start, end } = wordBorders(text, bestStart(text, matches, wanted));
  const inside = matches.filter((match) => match.start >= start && match.end <= end);
  return [
    ...(start > 0 ? [{ text: '… ', isMatch: false }] : []),
    ...cut(text, start, end, inside),
    ...(end < text.length ? [{ text: ' …', isMatch: false }] : []),
  ];
}

/** A whole text with the matching words marked. */
export function markWords(text: string, words: readonly string[]): Piece[] {
  return cut(text, 0, text.length, placesOf(text, words));
}

function placesOf(text: string, words: readonly string[]): Match[] {
  const wanted = [...new Set(words.flatMap(foldedWords).map(indexStem))];
  return Array.from(text.matchAll(WORD)).flatMap((match) => {
    const parts = foldedWords(foldText(match[0]));
    const word = wanted.find((stem) => parts.some((part) => isFormOf(part, stem)));
    return word === undefined
      ? []
      : [{ start: match.index, end: match.index + match[0].length, word }];
  });
}

function isFormOf(word: string, stem: string): boolean {
  return stem.length < SHORTEST_PART
    ? word.startsWith(stem)
    : word.includes(stem) || indexStem(word) === stem;
}

/**
 * The position at which a window of the usual length contains most of the words, of which what is
 * wanted is one; then the one where it follows soonest, since a name stands before its figure; then
 * most matches; then the first.
 */
function bestStart(text: string, matches: readonly Match[], wanted?: RegExp): number {
  const figures = [...text.matchAll(new RegExp(wanted ?? /\d/, 'gu'))].map(({ index }) => index);
  const starts = matches.length > 0 ? matches.map(({ start }) => start) : figures;
  let best = { words: 0, gap: 0, count: 0, start: 0 };
  for (const start of starts) {
    const end = start + SNIPPET_LENGTH - LEAD_LENGTH;
    const inside = matches.filter((match) => match.start >= start && match.end <= end);
    const figure = figures.find((at) => at >= start && at < end);
    const worth = wanted ? 1 : FIGURE_WEIGHT;
    const words = new Set(inside.map(({ word }) => word)).size + (figure === undefined ? 0 : worth);
    const gap = wanted ? (figure ?? end) - start : 0;
    const isBetter =
      words > best.words ||
      (words === best.words &&
        (gap < best.gap || (gap === best.gap && inside.length > best.count)));
    if (isBetter) best = { words, gap, count: inside.length, start: leadOf(text, start) };
  }
  return best.start;
}

/** Where the text before a match begins: its own row or sentence, if that is near. */
function leadOf(text: string, start: number): number {
  const from = Math.max(0, start - LEAD_LENGTH);
  const part = /^.*(?:· |[.;] )/s.exec(text.slice(from, start));
  return part ? from + part[0].length : from;
}

/**
 * Extends the window to the next spaces, so that no word is cut; a dot that separates two texts is
 * at neither end.
 */
function wordBorders(text: string, from: number): Place {
  const word = from === 0 ? 0 : text.lastIndexOf(' ', from) + 1;
  const start = text.startsWith('· ', word) ? word + 2 : word;
  const space = text.indexOf(' ', start + SNIPPET_LENGTH);
  if (space === -1) return { start, end: text.length };
  return { start, end: text.endsWith(' ·', space) ? space - 2 : space };
}

function cut(text: string, start: number, end: number, matches: readonly Place[]): Piece[] {
  const pieces: Piece[] = [];
  let read = start;
  for (const match of matches) {
    if (match.start > read) pieces.push({ text: text.slice(read, match.start), isMatch: false });
    pieces.push({ text: text.slice(match.start, match.end), isMatch: true });
    read = match.end;
  }
  if (read < end) pieces.push({ text: text.slice(read, end), isMatch: false });
  return pieces;
}
