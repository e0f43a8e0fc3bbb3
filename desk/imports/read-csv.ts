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
 * @param known the names of the columns where the first row has none, as in a part of a sheet
 * @param headsOf the names of the columns in the first row; `undefined` if it is a row of them
 * @throws DeskError if it is not such a file
 */
export function readCsv(
  bytes: Uint8Array,
  known: readonly string[] = [],
  headsOf: (first: readonly string[]) => string[] | undefined = (first) =>
    first.map((head) => head.toLowerCase()),
): {
  heads: string[];
  rows: CsvRow[];
  nameless: NamelessCell[];
} {
  const read = cellsOf(bytes);
  // A sheet may have its title above the names.
  const [title = [], names = []] = read;
  const isTitled = title.filter(Boolean).length === 1 && known.length > 0 && headsOf(names);
  const all = isTitled ? read.slice(1) : read;
  const [first = []] = all;
  const named = headsOf(first);
  const heads = named ?? known;
  const rest = named ? all.slice(1) : all;
  const firstRow = (named ? 2 : 1) + (isTitled ? 1 : 0);
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
  return { heads: heads.filter((head) => head !== ''), rows: filled, nameless };
}

/** A, B, ... Z, AA, AB. */
function letterOf(place: number): string {
  return (
    (place < 26 ? '' : letterOf(Math.floor(place / 26) - 1)) +
    String.fromCharCode(65 + (place % 26))
  );
}
