import { Link } from 'react-router';
import { type ExplainedWords, type MarkedText, type MarkedWord, piecesOf } from '#app/lib/marked-text.ts';

type MarkedProps = {
  text: MarkedText;
  words: ExplainedWords;
  /** Prefix that distinguishes the ids of the boxes from those of other parts of the page. */
  part: string;
};

/** A text in which each marked abbreviation opens its explanation, with the same buttons and boxes as in HTML texts. */
export function Marked({ text, words, part }: MarkedProps) {
  return piecesOf(text).map((piece) =>
    typeof piece === 'string' ? piece : <Word key={piece.id} word={piece} box={`word-${part}-${piece.id}`} words={words} />,
  );
}

function Word({ word: { id, form, before, after }, box, words }: { word: MarkedWord; box: string; words: ExplainedWords }) {
  const { long, meaning, href = '' } = words.of[id] ?? {};
  return (
    <span className="word-unit">
      {before}
      <button type="button" className="word" popoverTarget={box}>
        <abbr>{form}</abbr>
      </button>
      <span id={box} className="word-meaning" popover="">
        {long && <strong>{long}</strong>} {meaning} <Link to={href}>{words.allWords}</Link>
      </span>
      {after}
    </span>
  );
}
