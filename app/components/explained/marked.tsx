import { type ExplainedWords, type MarkedText, piecesOf } from '#app/lib/marked-text.ts';

/** A text in which each marked abbreviation is a link to its explanation, as in HTML texts (app/features/glossary/short-words.server.ts). */
export function Marked({ text, words }: { text: MarkedText; words: ExplainedWords }) {
  return piecesOf(text).map((piece) => {
    // In an element of its own: a translator replaces loose text, which React could then not remove.
    if (typeof piece === 'string') return <span key={piece}>{piece}</span>;
    const { long, meaning, href } = words[piece.id] ?? {};
    return (
      <a key={piece.id} className="word" href={href} data-long={long} data-meaning={meaning}>
        {piece.form}
      </a>
    );
  });
}
