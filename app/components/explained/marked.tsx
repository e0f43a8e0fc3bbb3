import { type ExplainedWords, type MarkedText, piecesOf } from '#app/lib/marked-text.ts';

/** A text in which each marked abbreviation is a link to its explanation, as in HTML texts (app/views/short-words/short-words.server.ts). */
export function Marked({ text, words }: { text: MarkedText; words: ExplainedWords }) {
  return piecesOf(text).map((piece) => {
    if (typeof piece === 'string') return piece;
    const { long, meaning, href } = words[piece.id] ?? {};
    return (
      <a key={piece.id} className="word" href={href} data-long={long} data-meaning={meaning}>
        {piece.form}
      </a>
    );
  });
}
