import { CsvError, parse } from 'csv-parse/sync';
import { DeskError, type Words } from '#desk/words.ts';

const MAX_ROWS = 2000;
const DELIMITERS = [',', ';', '\t'] as const;

const REASONS = {
  tooLong: {
    en: 'The file has more than 2,000 rows. Divide it.',
    ml: 'ഫയലിൽ 2,000-ത്തിലേറെ വരികളുണ്ട്. ഭാഗങ്ങളാക്കുക.',
  },
  encoding: {
    en: 'The file is not text in UTF-8. In the spreadsheet program, save it as "CSV UTF-8".',
    ml: 'ഫയൽ UTF-8 രൂപത്തിലല്ല. സ്പ്രെഡ്ഷീറ്റ് പ്രോഗ്രാമിൽ "CSV UTF-8" ആയി സേവ് ചെയ്യുക.',
  },
  empty: {
    en: 'The file has no rows below the column headings.',
    ml: 'കോളങ്ങളുടെ പേരിനു താഴെ വരികളൊന്നുമില്ല.',
  },
  broken: (row: number): Words => ({
    en: `Row ${row}: a quotation mark is not closed, or has text after it.`,
    ml: `വരി ${row}: ഉദ്ധരണി ചിഹ്നം അടച്ചിട്ടില്ല, അല്ലെങ്കിൽ അതിനു ശേഷം എഴുത്തുണ്ട്.`,
  }),
};

/** Excel's line before the headings, which names the separator and is not shown as a row. */
const SEPARATOR_LINE = /^"?sep=(.)"?[,;\t]*\r?(?:\n|$)/i;

/** Cells of a row by the heads of their columns; empty cells are left out. */
export type CsvRow = { row: number; cells: Map<string, string> };

/** A text in a column without a heading. */
type NamelessCell = { row: number /** Column as a spreadsheet names it. */; letter: string };

/**
 * Reads a CSV file as spreadsheet programs save it, with a comma, semicolon or tab between cells. Empty columns without a heading are ignored.
 * @throws DeskError if it is not such a file
 */
export function readCsv(bytes: Uint8Array): {
  heads: string[];
  rows: CsvRow[];
  nameless: NamelessCell[];
} {
  const [first = [], ...rest] = cellsOf(textOf(bytes));
  const heads = first.map((head) => head.toLowerCase());
  if (rest.length > MAX_ROWS) throw new DeskError(422, REASONS.tooLong);
  const rows = rest.map((cells, index) => ({
    row: index + 2,
    cells: new Map(
      cells.flatMap((cell, place): [string, string][] =>
        cell === '' || !heads[place] ? [] : [[heads[place], cell]],
      ),
    ),
  }));
  const nameless = rest.flatMap((cells, index) =>
    cells.flatMap((cell, place) =>
      cell === '' || heads[place] ? [] : [{ row: index + 2, letter: letterOf(place) }],
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

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize('NFC');
  } catch {
    throw new DeskError(422, REASONS.encoding);
  }
}

function cellsOf(text: string): string[][] {
  const [line = '', named] = SEPARATOR_LINE.exec(text) ?? [];
  const [head = ''] = text.slice(line.length).split('\n', 1);
  const count = (delimiter: string) => head.split(delimiter).length;
  const delimiter =
    named ?? DELIMITERS.reduce((best, other) => (count(other) > count(best) ? other : best));
  try {
    // Empty rows stay, so that rows are counted as the spreadsheet counts them.
    return parse(text.slice(line.length), {
      delimiter,
      trim: true,
      skip_empty_lines: false,
      relax_column_count: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new DeskError(422, REASONS.broken(Number(error.lines ?? 0)));
  }
}
