import { cellsOf } from '#desk/files/read-cells.ts';
import { DeskError } from '#desk/words.ts';

const MAX_ROWS = 2000;

const REASONS = {
  tooLong: {
    en: 'The file has more than 2,000 rows. Divide it.',
    ml: 'ഫയലിൽ 2,000-ത്തിലേറെ വരികളുണ്ട്. ഭാഗങ്ങളാക്കുക.',
  },
  empty: {
    en: 'The file has no rows below the column headings.',
    ml: 'കോളങ്ങളുടെ പേരിനു താഴെ വരികളൊന്നുമില്ല.',
  },
};

/** Cells of a row by the heads of their columns; empty cells are left out. */
export type CsvRow = { row: number; cells: Map<string, string> };

/** A text in a column without a heading. */
type NamelessCell = { row: number /** Column as a spreadsheet names it. */; letter: string };

/**
 * Reads a CSV file as spreadsheet programs save it, with a comma, semicolon or tab between cells.
 * Empty columns without a heading are ignored.
 * @param known the names of the columns where the first row has none, as in a part of a sheet; with
 *   none of them the first row has names, known or not
 * @param headsOf the names of the columns in a row; `undefined` if it names none that is known
 * @throws DeskError if it is not such a file
 */
export function readCsv(
  bytes: Uint8Array,
  known: readonly string[],
  headsOf: (first: readonly string[]) => string[] | undefined,
): {
  heads: string[];
  /** Row of the names of the columns. */
  headRow: number;
  rows: CsvRow[];
  nameless: NamelessCell[];
} {
  const read = cellsOf(bytes);
  // A sheet may have its title above the names, and empty rows around it.
  const filledAt = read.flatMap((cells, at) => (cells.some(Boolean) ? [at] : []));
  const [title = [], names = []] = filledAt.slice(0, 2).map((at) => read[at]);
  const isTitled = title.filter(Boolean).length === 1 && !headsOf(title) && headsOf(names);
  const above = filledAt[isTitled ? 1 : 0] ?? 0;
  const all = read.slice(above);
  const [first = []] = all;
  const named =
    headsOf(first) ?? (known.length === 0 ? first.map((head) => head.toLowerCase()) : undefined);
  const heads = named ?? known;
  const rest = named ? all.slice(1) : all;
  const firstRow = above + (named ? 2 : 1);
  if (rest.length > MAX_ROWS) throw new DeskError(422, REASONS.tooLong);
  const rows = rest.map((cells, index) => ({
    row: index + firstRow,
    cells: new Map(
      cells.flatMap((cell, place): [string, string][] =>
        cell === '' || !heads[place] ? [] : [[heads[place], cell]],
      ),
    ),
  }));
  const nameless = rest.flatMap((cells, index) =>
    cells.flatMap((cell, place) =>
      cell === '' || heads[place] ? [] : [{ row: index + firstRow, letter: letterOf(place) }],
    ),
  );
  const filled = rows.filter(({ cells }) => cells.size > 0);
  if (filled.length + nameless.length === 0) throw new DeskError(422, REASONS.empty);
  return {
    heads: heads.filter((head) => head !== ''),
    headRow: above + 1,
    rows: filled,
    nameless,
  };
}

/** A, B, ... Z, AA, AB. */
function letterOf(place: number): string {
  return (
    (place < 26 ? '' : letterOf(Math.floor(place / 26) - 1)) +
    String.fromCharCode(65 + (place % 26))
  );
}
