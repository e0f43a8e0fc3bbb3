import { isWithin } from '#app/lib/graphemes.ts';

/** A number or bullet before the words of an item: the tab behind it is no cell. */
const ITEM = /^\s*(?:[-•·o]|\(?[\da-z]{1,4}[.)])\t/iu;
const LONGEST_NAME = 80;

/** Lines of words, or rows of a table: lines behind each other that have equal numbers of tabs. */
type Part = { line: string } | { rows: readonly (readonly string[])[] };

/** The parts of a text without marks; a line stays as it is. */
export function partsByTabs(lines: readonly string[]): Part[] {
  const cells = lines.map((line) => line.replace(ITEM, '').split('\t'));
  const isLike = (index: number, other: number) =>
    (cells[index]?.length ?? 0) > 1 && cells[index]?.length === cells[other]?.length;
  const parts: Part[] = [];
  for (let start = 0, end = 0; start < lines.length; start = end) {
    end = start + 1;
    while (isLike(start, end)) end += 1;
    const rows = lines.slice(start, end).map((line) => line.split('\t').map((cell) => cell.trim()));
    // Before indented lines there is nothing in the first column.
    if (rows.length > 1 && rows.some(([first]) => first)) parts.push({ rows });
    else parts.push(...lines.slice(start, end).map((line) => ({ line })));
  }
  return parts;
}

/** The name of a table, if the words above it are one: short, and no sentence. */
export function asTableName(words: string): string | undefined {
  const name = words
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[:：]$/u, '')
    .trimEnd();
  return name && isWithin(LONGEST_NAME, name) && !/[.?!;,।]$/u.test(name) ? name : undefined;
}
