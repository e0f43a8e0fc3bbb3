import { createElement, Fragment, type ReactNode } from 'react';
import { type ExplainedWords, type MarkedText, piecesOf } from '#app/lib/marked-text.ts';

/** A text in which each marked abbreviation is a link to its explanation, as in HTML texts (app/features/glossary/short-words.server.ts). */
export function Marked({ text, words }: { text: MarkedText; words: ExplainedWords }) {
  // Known by their place: the comma between two words occurs more than once.
  return createElement(Fragment, null, ...piecesOf(text).map((piece) => draw(piece, words)));
}

function draw(piece: ReturnType<typeof piecesOf>[number], words: ExplainedWords): ReactNode {
  // In an element of its own: a translator replaces loose text, which React could then not remove.
  if (typeof piece === 'string') return <span>{piece}</span>;
  const { long, meaning, href } = words[piece.id] ?? {};
  return (
    <a className="word" href={href} data-long={long} data-meaning={meaning}>
      {piece.form}
    </a>
  );
}
