import type { Words } from '#desk/server/forms/words.ts';

/** An entry that an import would write, with the row of the file it comes from. */
export type ImportedEntry = {
  kind: string;
  id: string;
  value: Record<string, unknown>;
  row: number;
};

/** A problem of a row of an imported file, or an omitted part. */
export type RowProblem = {
  /** Row as a spreadsheet counts it: the column headings are row 1. */
  row: number;
  /** Heading of the column; empty for the whole row. */
  column: string;
  words: Words;
};

/** All entries and all problems of a file: nothing is written while there is a problem. */
export type ImportResult = {
  entries: ImportedEntry[];
  problems: RowProblem[];
  /** What was corrected in a list. */
  notes?: RowProblem[];
};
