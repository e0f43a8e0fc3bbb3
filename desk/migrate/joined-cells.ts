import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { Say } from '#desk/imports/left-out.ts';
import { partsOf } from './html-tree.ts';

/** No table of a page has more; an old page may have written 1000 for “all”. */
const MOST_COLUMNS = 100;

/** Of joined cells each has the words, as in what is pasted at the desk, so that none is empty. */
export function divideCells(tree: Root, say: Say): void {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return;
    // A cell never reaches from one part of a table into the next.
    const groups = ['thead', 'tbody', 'tfoot'].flatMap((name) => partsOf(table, name));
    const isDivided = [table, ...groups].map((group) => divide(partsOf(group, 'tr')));
    if (isDivided.includes(true)) say('joinedCells');
  });
}

/** @returns whether there were joined cells */
function divide(rows: readonly Element[]): boolean {
  const places: Element[][] = rows.map(() => []);
  let isJoined = false;
  for (const [index, row] of rows.entries()) {
    let column = 0;
    for (const cell of cellsOf(row)) {
      while (places[index]?.[column]) column += 1;
      const { colSpan = 1, rowSpan = 1, ...properties } = cell.properties;
      const width = Math.min(Number(colSpan) || 1, MOST_COLUMNS);
      // 0 means all rows that follow.
      const height = Number(rowSpan) || rows.length;
      isJoined ||= width > 1 || height > 1;
      for (const down of places.slice(index, index + height))
        for (let right = 0; right < width; right++)
          // At the beginning of a row it names this row: Total.
          down[column + right] ??= {
            ...cell,
            properties,
            children: column === 0 && right > 0 ? [] : structuredClone(cell.children),
          };
    }
  }
  if (isJoined)
    for (const [index, row] of rows.entries())
      row.children = Array.from(places[index] ?? [], (cell) => cell ?? empty());
  return isJoined;
}

const cellsOf = ({ children }: Element): Element[] =>
  children
    .filter((child) => child.type === 'element')
    .filter(({ tagName }) => tagName === 'td' || tagName === 'th');

const empty = (): Element => ({ type: 'element', tagName: 'td', properties: {}, children: [] });
