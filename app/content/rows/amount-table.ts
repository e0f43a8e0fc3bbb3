type Row = { name: string; note: string; cells: string[] };

/** A table of amounts in one language (app/components/amount-table/). */
export type Amounts = {
  caption: string;
  columns: string[];
  /** Number of amount columns after the names. */
  amounts: number;
  rows: Row[];
  totals: Omit<Row, 'note'>[];
};
