/** A short word in a text: the id of its explanation, its spelling, and what clings to it on both sides (may be empty). */
export type MarkedWord = { id: string; form: string; before: string; after: string };

/** A text whose short words are marked, for tools that show parts of many texts and explain what comes first; plain where it has none. */
export type MarkedText = string | readonly (string | MarkedWord)[];

/** The words that texts mark, by id: long form where there is one, meaning, and where each stands among all words. */
export type ExplainedWords = {
  /** Names the link to all words. */
  allWords: string;
  of: Record<string, { long: string | undefined; meaning: string; href: string }>;
};

/** The text as it reads. */
export function plainText(text: MarkedText): string {
  return piecesOf(text)
    .map((piece) => (typeof piece === 'string' ? piece : piece.before + piece.form + piece.after))
    .join('');
}

/** Several texts as one, with a sign between each two; empty ones leave no trace. */
export function joinMarked(texts: readonly MarkedText[], sign: string): MarkedText {
  const told = texts.filter((text) => text.length > 0);
  return told.flatMap((text, index) => (index > 0 ? [sign, ...piecesOf(text)] : piecesOf(text)));
}

/**
 * What keeps the mark of the first use of each word, in the order in which it is given the texts, and takes that of all others. What has
 * no mark between two words is one piece: screen readers stop at each.
 */
export function firstUses(): (text: MarkedText) => MarkedText {
  const known = new Set<string>();
  return (text) => {
    const pieces: (string | MarkedWord)[] = [];
    for (const piece of piecesOf(text)) {
      if (typeof piece !== 'string' && isFirst(piece.id)) pieces.push(piece);
      else pieces.push(`${typeof pieces.at(-1) === 'string' ? pieces.pop() : ''}${plainText([piece])}`);
    }
    return pieces;
  };

  function isFirst(id: string): boolean {
    if (known.has(id)) return false;
    known.add(id);
    return true;
  }
}

/** The pieces of a text in their order. */
export function piecesOf(text: MarkedText): readonly (string | MarkedWord)[] {
  return typeof text === 'string' ? [text] : text;
}
