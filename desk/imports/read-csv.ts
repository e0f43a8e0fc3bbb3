import { CsvError, parse } from 'csv-parse/sync';
import { DeskError, type Words } from '#desk/server/words.ts';

const MOST_BYTES = 2 * 1024 * 1024;
const MOST_ROWS = 2000;
const DELIMITERS = [',', ';', '\t'] as const;

const REASONS = {
  tooLarge: {
    en: 'The file is larger than 2 MB or has more than 2,000 rows. Divide it.',
    ml: 'ഫയൽ 2 എം.ബി.യിൽ കൂടുതലാണ്, അല്ലെങ്കിൽ 2,000-ത്തിലേറെ വരികളുണ്ട്. ഭാഗങ്ങളാക്കുക.',
  },
  encoding: {
    en: 'The file is not text in UTF-8. In the spreadsheet program, save it as "CSV UTF-8".',
    ml: 'ഫയൽ UTF-8 രൂപത്തിലല്ല. സ്പ്രെഡ്ഷീറ്റ് പ്രോഗ്രാമിൽ "CSV UTF-8" ആയി സേവ് ചെയ്യുക.',
  },
  empty: { en: 'The file has no rows below the column headings.', ml: 'കോളങ്ങളുടെ പേരിനു താഴെ വരികളൊന്നുമില്ല.' },
  broken: (row: number): Words => ({
    en: `Row ${row} has more or fewer columns than the first row, or a quotation mark is not closed.`,
    ml: `വരി ${row}: കോളങ്ങളുടെ എണ്ണം ആദ്യ വരിയിലേതുപോലെയല്ല, അല്ലെങ്കിൽ ഉദ്ധരണി ചിഹ്നം അടച്ചിട്ടില്ല.`,
  }),
};

/** Cells of a row by the heads of their columns; empty cells are left out. */
export type CsvRow = { row: number; cells: Map<string, string> };

/**
 * Reads a CSV file as spreadsheet programs save it, with a comma, semicolon or tab between cells.
 * @throws DeskError if it is not such a file
 */
export function readCsv(bytes: Uint8Array): { heads: string[]; rows: CsvRow[] } {
  if (bytes.length > MOST_BYTES) throw new DeskError(422, REASONS.tooLarge);
  const text = textOf(bytes);
  const [first = [], ...rest] = cellsOf(text);
  const heads = first.map((head) => head.toLowerCase());
  if (rest.length === 0) throw new DeskError(422, REASONS.empty);
  if (rest.length > MOST_ROWS) throw new DeskError(422, REASONS.tooLarge);
  const rows = rest.map((cells, index) => ({
    row: index + 2,
    cells: new Map(cells.flatMap((cell, place): [string, string][] => (cell === '' ? [] : [[heads[place] ?? '', cell]]))),
  }));
  return { heads, rows: rows.filter(({ cells }) => cells.size > 0) };
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize('NFC');
  } catch {
    throw new DeskError(422, REASONS.encoding);
  }
}

function cellsOf(text: string): string[][] {
  const [head = ''] = text.split('\n', 1);
  const count = (delimiter: string) => head.split(delimiter).length;
  const delimiter = DELIMITERS.reduce((best, other) => (count(other) > count(best) ? other : best));
  try {
    // Empty rows stay, so that rows are counted as the spreadsheet counts them.
    return parse(text, { delimiter, trim: true, skip_empty_lines: false, relax_column_count_less: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new DeskError(422, REASONS.broken(Number(error.lines ?? 0)));
  }
}
