import { withPlainSigns } from './signs.ts';

/** A cell of several lines, as a sheet writes it. */
const QUOTED_CELL = /(?<=^|\t)"((?:[^"\t]|"")*\n(?:[^"\t]|"")*)"(?=\t|$)/gm;
/** Line ends of Word, of a page and of old systems. */
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const ITEM = /^\s*(?:[-*•·–—]|\(?(?:\d{1,3}|[a-z]{1,4}|\p{L}\p{M}*)[.)])\s/iu;
const ENDED = /[.?!:;।|]["”’)]?$/u;
/** Cells, and what was written for a machine. */
const NO_WORDS = /[\t|{}<>]|^[#$>]/;
/**
 * A shorter line may end where its writer wanted it to; more so where no small letter shows that
 * the sentence goes on.
 */
const SHORTEST = { small: 45, other: 60 };
const FULL = 0.8;
const DIVIDED = /\p{L}{2}[-\u2010]$/u;
/** Items of Word inside others. */
const INNER = /^(?:\s*)o\t/;
const LETTERED = /^(\s*\(?[a-z]{1,4}[.)])\t(?=[^\t]*$)/i;

/**
 * The lines of words that were copied without HTML; `isJoined` where sentences had been broken to
 * lines.
 */
export function plainLines(copied: string): { lines: string[]; isJoined: boolean } {
  const text = withPlainSigns(copied.replaceAll(LINE_END, '\n')).replaceAll(
    QUOTED_CELL,
    (_, cell: string) => cell.replaceAll('""', '"').replaceAll(/\s*\n\s*/g, ' '),
  );
  const lines = text
    .split('\n')
    .map((line) => line.trimEnd().replace(INNER, '   - ').replace(LETTERED, '$1 '));
  const joined = joinBroken(lines);
  return { lines: joined, isJoined: joined.length < lines.length };
}

/**
 * Joins lines that stop in the middle of a sentence, as those of a PDF do: they are long, and the
 * next goes on with a small letter.
 */
function joinBroken(lines: readonly string[]): string[] {
  const longest = Math.max(...lines.map(({ length }) => length));
  const isFull = (line: string) => line.length >= longest * FULL;
  const mayGoOn = (line: string, next: string) =>
    ![line, next].some((each) => each === '' || NO_WORDS.test(each)) &&
    !ITEM.test(next) &&
    !ENDED.test(line);
  const isBroken = (line: string, next: string) =>
    mayGoOn(line, next) &&
    ((/^\p{Ll}/u.test(next) && line.length >= (DIVIDED.test(line) ? 0 : SHORTEST.small)) ||
      (/^\p{Lo}/u.test(next) && line.length >= SHORTEST.other && isFull(line)));
  const pairs = lines.map((line, index) => [line, lines[index + 1] ?? ''] as const);
  if (!pairs.some(([line, next]) => isBroken(line, next))) return [...lines];
  const joined: string[] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1] ?? '';
    const start = joined.at(-1) ?? '';
    const isOne = isBroken(before, line) || (isFull(before) && mayGoOn(before, line));
    if (!isOne) joined.push(line);
    else if (DIVIDED.test(start) && /^\p{Ll}/u.test(line))
      joined.splice(-1, 1, start.slice(0, -1) + line);
    else joined.splice(-1, 1, `${start} ${line.trimStart()}`);
  }
  return joined;
}
