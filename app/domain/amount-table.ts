/** A row of a table of amounts: its name with a note below it, and its cells. */
export type AmountRow = { name: string; note?: string; cells: readonly string[] };

/** A table of amounts in one language (app/components/amount-table/). */
export type Amounts = {
  caption: string;
  /** Column headings: of the names, the amounts and other columns. */
  columns: readonly string[];
  /** Number of amount columns after the names. */
  amounts: number;
  rows: readonly AmountRow[];
  /** Totals below the amounts. */
  totals?: readonly AmountRow[];
};
