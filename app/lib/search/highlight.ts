import { graphemesOf } from '#app/lib/graphemes.ts';
import { foldText, inSmallLetters } from './fold.ts';

/** A piece of a text; `isMatch` if it matches the query. The pieces together are the whole text. */
export type Piece = { text: string; isMatch: boolean };

/**
 * Splits a text into matching and other pieces at grapheme boundaries, so that no conjunct is split. If the folded query does not
 * match, as may happen with a half-typed word, the query is searched as written.
 */
export function highlight(text: string, query: string): Piece[] {
  const fold = [foldText, inSmallLetters].find(
    (candidate) => candidate(query) !== '' && candidate(text).includes(candidate(query)),
  );
  if (fold) return mark(text, fold(query), fold);
  return text === '' ? [] : [{ text, isMatch: false }];
}

function mark(text: string, wanted: string, fold: (text: string) => string): Piece[] {
  const graphemes = graphemesOf(text);
  // Length of the folded text up to the end of each grapheme.
  const ends: number[] = [];
  let read = '';
  for (const grapheme of graphemes) {
    read += grapheme;
    ends.push(fold(read).length);
  }
  const isMarked = graphemes.map(() => false);
  const whole = fold(text);
  for (
    let from = whole.indexOf(wanted);
    from !== -1;
    from = whole.indexOf(wanted, from + wanted.length)
  ) {
    const last = ends.findIndex((end) => end >= from + wanted.length);
    graphemes.forEach((_, place) => {
      if ((ends[place] ?? 0) > from && (last === -1 || place <= last)) isMarked[place] = true;
    });
  }
  return join(graphemes, isMarked);
}

function join(graphemes: readonly string[], isMarked: readonly boolean[]): Piece[] {
  const pieces: Piece[] = [];
  graphemes.forEach((grapheme, place) => {
    const isMatch = isMarked[place] ?? false;
    const piece = pieces.at(-1);
    if (piece?.isMatch === isMatch) piece.text += grapheme;
    else pieces.push({ text: grapheme, isMatch });
  });
  return pieces;
}
