import { itemMark, listStart, listType } from '#app/lib/markdown/list-types.ts';
import { asTableName } from '#app/lib/markdown/tabbed-lines.ts';
import type { Say } from '#desk/imports/left-out.ts';
import type { StyleOf } from './styles.ts';
import { BLOCKS, wordsOf } from './words-of.ts';

/**
 * Tables as this site has them: with a name and headings, each cell one line of one row and column.
 * @param unnamed the name of one that has none, neither of its own nor above it
 */
export function correctTables(body: HTMLElement, unnamed: string, style: StyleOf, say: Say): void {
  for (const cell of body.querySelectorAll('td')) {
    // Excel writes over empty cells; they are not joined.
    for (; style(cell, 'mso-ignore') === 'colspan' && cell.colSpan > 1; cell.colSpan -= 1)
      cell.after(body.ownerDocument.createElement('td'));
  }
  // A page may write the sums before the rows.
  for (const sums of body.querySelectorAll('tfoot')) sums.parentElement?.append(sums);
  for (const name of body.querySelectorAll('figure > figcaption')) nameTable(name);
  for (const table of body.querySelectorAll('table')) if (isFrame(table)) unwrap(table);
  // One inside a cell is part of its line.
  for (const table of body.querySelectorAll('table'))
    if (!table.parentElement?.closest('table')) makeTable(table, unnamed, say);
}

/** The words that a page writes below a table as its name. */
function nameTable(name: Element): void {
  const [table, ...others] = name.parentElement?.querySelectorAll('table') ?? [];
  if (!table || others.length > 0 || table.caption) return;
  table.createCaption().append(...name.childNodes);
  name.remove();
}

/** Without those of a table inside it. */
const rowsOf = (table: HTMLTableElement): HTMLTableRowElement[] =>
  [...table.rows].filter((row) => row.closest('table') === table);

/** A frame around a text, or one that puts parts of a mail below each other, is no table. */
function isFrame(table: HTMLTableElement): boolean {
  if (table.matches('[role=presentation], [role=none]')) return true;
  const rows = rowsOf(table);
  const filled = rows.flatMap(({ cells }) => [...cells]).filter((cell) => wordsOf(cell) !== '');
  if (filled.length === 1) return true;
  if (rows.length > 0 && rows.every(({ cells }) => cells.length < 2))
    return rows.length === 1 || table.querySelector('table, ul, ol, h1, h2, h3, p + p') !== null;
  return false;
}

function unwrap(table: HTMLTableElement): void {
  const cells = rowsOf(table)
    .flatMap((row) => [...row.cells])
    .filter((cell) => wordsOf(cell) !== '');
  const parts = cells.map((cell) => {
    const part = table.ownerDocument.createElement('div');
    part.append(...cell.childNodes);
    return part;
  });
  const [only, ...others] = parts;
  // Words of one cell stand in a line, also between other words.
  if (others.length === 0 && only && !only.querySelector(BLOCKS))
    table.replaceWith(...only.childNodes);
  else table.replaceWith(...parts);
}

function makeTable(table: HTMLTableElement, unnamed: string, say: Say): void {
  const names = [table.caption ? wordsOf(table.caption) : '', ...takeTitles(table)].filter(Boolean);
  table.caption?.remove();
  if (table.querySelector('[colspan]:not([colspan="1"]), [rowspan]:not([rowspan="1"])'))
    say('joinedCells');
  const isTwofold = hasTwoHeadings(table);
  divideCells(table);
  if (isTwofold) joinHeadings(table);
  takeEmpty(table);
  const box = table.ownerDocument.createElement('div');
  box.dataset.table = '';
  const name = table.ownerDocument.createElement('p');
  name.dataset.caption = '';
  name.textContent = names.join(', ') || takeNameAbove(table) || unnamed;
  table.replaceWith(box);
  box.append(name, table);
}

/**
 * The first rows of one cell over the whole width, or of which only the first cell is filled, are
 * what the table is called.
 */
function takeTitles(table: HTMLTableElement): string[] {
  const titles: string[] = [];
  const width = Math.max(...rowsOf(table).map(widthOf));
  for (const row of rowsOf(table).slice(0, -1)) {
    const [only, ...others] = [...row.cells].filter((cell) => wordsOf(cell) !== '');
    if (!only || others.length > 0 || only.rowSpan > 1 || width < 2) break;
    // A sheet writes over its empty cells; of two columns the second may have no heading.
    if (only.colSpan < width && (width < 3 || only !== row.cells[0])) break;
    titles.push(wordsOf(only));
    row.remove();
  }
  return titles;
}

const widthOf = (row: HTMLTableRowElement) =>
  [...row.cells].reduce((sum, { colSpan }) => sum + colSpan, 0);

/** Of two joined columns each has the words, so that none is read as empty. */
function divideCells(table: HTMLTableElement): void {
  const rows = rowsOf(table);
  for (const [index, row] of rows.entries())
    for (const cell of [...row.cells]) {
      const { cellIndex: column, colSpan, rowSpan } = cell;
      cell.replaceChildren(...lineOf(cell));
      // At the beginning it names its row: Total.
      const repeated = column === 0 ? 1 : colSpan;
      for (let down = 0; down < rowSpan; down++)
        for (let right = 0; right < colSpan; right++)
          if (down > 0 || right > 0)
            repeatCell(cell, rows[index + down], column + right, right < repeated);
    }
  for (const cell of [...(rows[0]?.cells ?? [])]) {
    const heading = table.ownerDocument.createElement('th');
    // A heading is bold.
    for (const bold of cell.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes);
    if (isRepeated(cell)) heading.dataset.repeated = '';
    heading.append(...cell.childNodes);
    cell.replaceWith(heading);
  }
}

function repeatCell(
  cell: HTMLTableCellElement,
  row: HTMLTableRowElement | undefined,
  column: number,
  withWords: boolean,
): void {
  const other = row?.insertCell(Math.min(column, row.cells.length));
  if (!other) return;
  other.dataset.repeated = '';
  if (withWords) other.append(...cell.cloneNode(true).childNodes);
}

const isRepeated = (cell: HTMLElement) => cell.dataset.repeated !== undefined;

/** Whether an element has words of its own, not only those of a joined cell. */
const isFilled = (cell: HTMLElement | undefined) =>
  cell !== undefined && !isRepeated(cell) && wordsOf(cell) !== '';

/**
 * Whether its headings are two rows, of which the first has a joined cell over several of the
 * second.
 */
function hasTwoHeadings(table: HTMLTableElement): boolean {
  const cells = [...(rowsOf(table)[0]?.cells ?? [])];
  return cells.some(({ colSpan }) => colSpan > 1) && cells.some(({ rowSpan }) => rowSpan === 2);
}

/** Seats over Merit and Seats over Management are two headings: Seats: Merit, Seats: Management. */
function joinHeadings(table: HTMLTableElement): void {
  const [first, second] = rowsOf(table);
  let over = '';
  for (const [column, cell] of [...(first?.cells ?? [])].entries()) {
    over = wordsOf(cell) || over;
    const under = second?.cells[column];
    if (under && isFilled(under)) cell.textContent = `${over}: ${wordsOf(under)}`;
  }
  second?.remove();
}

/** Rows and columns without a word, as a sheet has them around what was filled in. */
function takeEmpty(table: HTMLTableElement): void {
  const rows = rowsOf(table).filter(({ cells }) => [...cells].some(isFilled));
  if (rows.length === 0) return;
  for (const row of rowsOf(table)) if (!rows.includes(row)) row.remove();
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  for (let column = width - 1; column >= 0; column--)
    if (rows.every(({ cells }) => !isFilled(cells[column])))
      for (const row of rows) row.cells[column]?.remove();
}

/** The heading above a table, or a short line, which then is its name alone. */
function takeNameAbove(table: HTMLTableElement): string | undefined {
  let place: Element = table;
  while (!place.previousElementSibling && place.parentElement?.matches('div, center, section'))
    place = place.parentElement;
  let above = place.previousElementSibling;
  while (above?.lastElementChild?.matches(BLOCKS)) above = above.lastElementChild;
  const behind = above?.nextSibling;
  const isBetween = behind?.nodeType === Node.TEXT_NODE && behind.textContent?.trim();
  if (!above?.matches('p, div, h1, h2, h3, h4, h5, h6') || isBetween) return undefined;
  if (above.querySelector(`${BLOCKS}, a, br`) || above.closest('[data-table], li, blockquote'))
    return undefined;
  const name = asTableName(wordsOf(above));
  if (name && above.matches('p, div')) above.remove();
  return name;
}

/** The content in one line: blocks are separated by spaces, items of a list by semicolons. */
function lineOf(element: Element): Node[] {
  return [...element.childNodes]
    .flatMap((node): (Node | string)[] => {
      if (!(node instanceof HTMLElement)) return [node];
      if (node.localName === 'br') return [' '];
      const isItem = node.matches('li, tr') && node.previousElementSibling !== null;
      if (!node.matches(BLOCKS)) return [node];
      return [isItem ? '; ' : ' ', numberOf(node), ...lineOf(node)];
    })
    .map((node) => (typeof node === 'string' ? element.ownerDocument.createTextNode(node) : node));
}

/** What stands before an item of a list with numbers or letters. */
function numberOf(item: Element): string {
  const list = item.parentElement;
  if (list?.localName !== 'ol' || item.localName !== 'li') return '';
  const number = listStart(list.getAttribute('start')) + [...list.children].indexOf(item);
  return `${itemMark(listType(list.getAttribute('type')), number)} `;
}
