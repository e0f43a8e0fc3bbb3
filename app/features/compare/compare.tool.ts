import { keepInAddress } from '#app/browser/address-choices.ts';
import { find } from '#app/browser/find.ts';
import { fillIn } from '#app/lib/fill-in.ts';

/**
 * A programme as it stands in the folded table of its level: its head, and its lines row by row.
 */
type Column = { head: HTMLElement; rows: Cell[] };
type Cell = { cell: HTMLElement; lines: HTMLElement[] };

/**
 * Puts the chosen programmes side by side: their columns are taken from the folded tables of all.
 */
export function start(root: HTMLElement): void {
  const [table, ...levels] = [...root.querySelectorAll('table')];
  if (!table) return;
  const columns = new Map(levels.flatMap(columnsOf));
  const first = headsOf(table).map(idOf);
  const status = find(root, '[role="status"]');
  keepInAddress([...root.querySelectorAll('select')], (chosen) => {
    const wanted = [...new Set(Object.values(chosen))];
    const some = wanted.filter((id) => columns.has(id));
    const shown = (some.length > 0 ? some : first).flatMap((id) => columns.get(id) ?? []);
    fill(table, shown);
    status.textContent = fillIn(status.dataset.text ?? '', { count: shown.length });
  });
}

const headsOf = (table: HTMLElement) => [...table.querySelectorAll<HTMLElement>('thead th')];
const idOf = ({ dataset }: HTMLElement) => dataset.programme ?? '';
const linesOf = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>(':scope > span')];
const textOf = ({ textContent }: HTMLElement) => textContent;

function columnsOf(table: HTMLTableElement): [string, Column][] {
  return headsOf(table).map((head, place) => [
    idOf(head),
    {
      head,
      rows: [...table.tBodies].map((row) => {
        const cell = find(row, `td:nth-child(${place + 1})`);
        return { cell, lines: [...linesOf(find(row, '[data-common]')), ...linesOf(cell)] };
      }),
    },
  ]);
}

/** What all of the columns have stands once, above them. */
function fill(table: HTMLTableElement, columns: readonly Column[]): void {
  find(table, 'thead tr').replaceChildren(...columns.map(({ head }) => head.cloneNode(true)));
  for (const [place, row] of [...table.tBodies].entries()) {
    const cells = columns.flatMap(({ rows }) => rows[place] ?? []);
    const shared = commonTexts(cells);
    const common = find(row, '[data-common]');
    const lines = (cells[0]?.lines ?? []).filter((line) => shared.has(textOf(line)));
    common.replaceChildren(...lines.map((line) => line.cloneNode(true)));
    if (common.parentElement) common.parentElement.hidden = lines.length === 0;
    find<HTMLTableCellElement>(row, 'th').colSpan = columns.length;
    find(row, 'tr:last-child').replaceChildren(
      ...cells.map(({ cell, lines: all }) => {
        const copy = cell.cloneNode(false) as HTMLElement;
        const own = all.filter((line) => !shared.has(textOf(line)));
        copy.append(...own.map((line) => line.cloneNode(true)));
        return copy;
      }),
    );
  }
}

function commonTexts([first, ...others]: readonly Cell[]): Set<string | null> {
  const texts = others.length > 0 ? (first?.lines ?? []).map(textOf) : [];
  return new Set(
    texts.filter((text) =>
      others.every(({ lines }) => lines.some((line) => textOf(line) === text)),
    ),
  );
}
