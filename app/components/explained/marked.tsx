import { type MarkedText, type MarkedWord, piecesOf } from '#app/lib/marked-text.ts';

type MarkedProps = {
  text: MarkedText;
  /** Explanations of the marked words by id. */
  words: Readonly<Record<string, string>>;
  /** What keeps the ids of the boxes apart from those of other parts of the page. */
  part: string;
};

/** A text in which each marked word opens its explanation, with the same buttons and boxes as in finished texts. */
export function Marked({ text, words, part }: MarkedProps) {
  return piecesOf(text).map((piece) =>
    typeof piece === 'string' ? piece : <Word key={piece.id} word={piece} box={`word-${part}-${piece.id}`} meaning={words[piece.id]} />,
  );
}

function Word({ word: { form, before, after }, box, meaning }: { word: MarkedWord; box: string; meaning: string | undefined }) {
  return (
    <span className="word-unit">
      {before}
      <button type="button" className="word" popoverTarget={box}>
        <abbr>{form}</abbr>
      </button>
      <span id={box} className="word-meaning" popover="">
        <strong>{meaning}</strong>
      </span>
      {after}
    </span>
  );
}
