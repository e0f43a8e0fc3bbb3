import { parse } from 'csv-parse/sync';
import type { Expected } from '#app/lib/expected.ts';
import { findCellFaults, LIST_LIMITS, personalColumns } from '#app/lib/list-cells.ts';
import type { ContentFiles } from './files.server.ts';

/** The table of a document: a rank list, a hall list, marks. */
export type List = {
  columns: string[];
  rows: string[][];
  bytes: number;
  /** Columns about persons. */
  personal: string[];
};

export const isList = (file: string): boolean => file.endsWith('.csv');

const A_TABLE: Expected = {
  en: 'a CSV file in UTF-8 with commas, headings in its first row and at least one row below',
  ml: 'UTF-8 രൂപത്തിൽ, കോമ കൊണ്ടു വേർതിരിച്ച CSV ഫയൽ; ആദ്യവരിയിൽ കോളങ്ങളുടെ പേരും അതിനു താഴെ ഒരു വരിയെങ്കിലും',
};
const NOT_SO_LONG: Expected = {
  en: `at most ${LIST_LIMITS.rows} rows and ${LIST_LIMITS.columns} columns`,
  ml: `പരമാവധി ${LIST_LIMITS.rows} വരികളും ${LIST_LIMITS.columns} കോളങ്ങളും`,
};

/** The cells of a CSV file, without empty rows. */
function cellsOfCsv(text: string): string[][] {
  return parse(text, { bom: true, trim: true, skip_empty_lines: true, relax_column_count: true });
}

/**
 * A list; `undefined` and a problem for each cell that is wrong. A file that is missing is reported
 * elsewhere.
 */
export function readList(files: ContentFiles, file: string): List | undefined {
  const text = files.exists(file) ? files.read(file) : undefined;
  return text === undefined
    ? undefined
    : files.asBefore(file, text, () => listOf(files, file, text));
}

function listOf(files: ContentFiles, file: string, text: string): List | undefined {
  const cells = cellsIn(text);
  const [columns = [], ...rows] = cells;
  if (rows.length === 0) {
    files.report({ file, path: [], expected: A_TABLE, found: text.slice(0, 40) });
    return undefined;
  }
  if (rows.length > LIST_LIMITS.rows || columns.length > LIST_LIMITS.columns) {
    files.report({
      file,
      path: [],
      expected: NOT_SO_LONG,
      found: `${rows.length}, ${columns.length}`,
    });
    return undefined;
  }
  const faults = findCellFaults(cells);
  for (const { row, column, expected, found } of faults)
    files.report({ file, path: [column], line: row, expected, found });
  if (faults.length > 0) return undefined;
  return { columns, rows, bytes: Buffer.byteLength(text), personal: personalColumns(cells) };
}

function cellsIn(text: string): string[][] {
  try {
    return cellsOfCsv(text);
  } catch {
    return [];
  }
}
