import { foldText } from './fold.ts';

/** A piece of a text; `isMatch` where it is what was looked for. The pieces put together are the text. */
export type Piece = { text: string; isMatch: boolean };

const segmenter = new Intl.Segmenter('ml', { granularity: 'grapheme' });

/**
 * Cuts a text into what matches a folded query and what does not, at the borders of graphemes, so that no conjunct is torn.
 * @param folded the folded query; an empty one matches nothing
 */
export function highlight(text: string, folded: string): Piece[] {
  if (folded === '' || !foldText(text).includes(folded)) return text === '' ? [] : [{ text, isMatch: false }];
  const graphemes = Array.from(segmenter.segment(text), ({ segment }) => segment);
  // How long the folded text is up to the end of each grapheme.
  const ends: number[] = [];
  let read = '';
  for (const grapheme of graphemes) {
    read += grapheme;
    ends.push(foldText(read).length);
  }
  const isMarked = graphemes.map(() => false);
  const whole = foldText(text);
  for (let from = whole.indexOf(folded); from !== -1; from = whole.indexOf(folded, from + folded.length)) {
    const last = ends.findIndex((end) => end >= from + folded.length);
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
