/** An abbreviation in a text: the id of its explanation, and its spelling. */
type MarkedWord = { id: string; form: string };

/** A text with its abbreviations marked, for tools that combine parts of several texts and explain each abbreviation once; a plain string if it has none. */
export type MarkedText = string | readonly (string | MarkedWord)[];

/** The explanation of an abbreviation: long form if any, meaning, and the address in the list of all terms. */
export type ExplainedWord = { long: string | undefined; meaning: string; href: string };

/** Explanations of abbreviations by id. */
export type ExplainedWords = Record<string, ExplainedWord>;

/** The text without marks. */
export function plainText(text: MarkedText): string {
  return piecesOf(text)
    .map((piece) => (typeof piece === 'string' ? piece : piece.form))
    .join('');
}

/** Joins several texts with a separator; empty ones are skipped. */
export function joinMarked(texts: readonly MarkedText[], sign: string): MarkedText {
  const filled = texts.filter((text) => text.length > 0);
  return filled.flatMap((text, index) => (index > 0 ? [sign, ...piecesOf(text)] : piecesOf(text)));
}

/**
 * Keeps the mark of the first use of each abbreviation, in the order in which texts are given, and removes the others. Text
 * between two abbreviations is kept in one piece, because screen readers pause between pieces.
 */
export function firstUses(): (text: MarkedText) => MarkedText {
  const known = new Set<string>();
  return (text) => {
    const pieces: (string | MarkedWord)[] = [];
    for (const piece of piecesOf(text)) {
      if (typeof piece !== 'string' && isFirst(piece.id)) pieces.push(piece);
      else
        pieces.push(
          `${typeof pieces.at(-1) === 'string' ? pieces.pop() : ''}${plainText([piece])}`,
        );
    }
    return pieces;
  };

  function isFirst(id: string): boolean {
    if (known.has(id)) return false;
    known.add(id);
    return true;
  }
}

/** The pieces of a text in order. */
export function piecesOf(text: MarkedText): readonly (string | MarkedWord)[] {
  return typeof text === 'string' ? [text] : text;
}
