import type { Words } from '#desk/server/words.ts';

/** An entry that an import would write or keep as a draft, with the row of the file it comes from. */
export type ImportedEntry = { kind: string; id: string; value: Record<string, unknown>; row: number };

/** What is wrong with one row of an imported file, or what had to be left out of it. */
export type RowProblem = {
  /** Row as a spreadsheet counts it: the heads of the columns are row 1. */
  row: number;
  /** Head of the column; empty where the whole row is meant. */
  column: string;
  words: Words;
};

/** All that a file holds, and all that is wrong with it: nothing is written while there is a problem. */
export type ImportResult = { entries: ImportedEntry[]; problems: RowProblem[] };
