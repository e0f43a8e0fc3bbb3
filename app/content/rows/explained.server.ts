import type { AmountTable } from '#app/content/rows/amount-table.ts';
import type { Html } from '#app/lib/html.server.ts';
import type { ResearchAreaRow } from './department-rows.server.ts';
import type { seatTable } from './seat-table.server.ts';
import type { Explainer } from './short-words.server.ts';

type Explain = Explainer['html'];
type Text = string | readonly string[] | undefined;
type AsHtml<T> = T extends string ? Html : T extends readonly string[] ? Html[] : T;
/** An entry with its named texts as HTML. */
type Explained<Entry, Name> = {
  [Key in keyof Entry]: Key extends Name ? AsHtml<Entry[Key]> : Entry[Key];
};
type SeatTable = ReturnType<typeof seatTable> & { total?: { label: string; seats: number } };

/** An entry with the named texts, or lists of texts, as HTML with abbreviations explained, in the order of the names. */
export function explainTexts<Entry extends { [Each in Name]?: Text }, const Name extends string>(
  entry: Entry,
  html: Explain,
  ...names: Name[]
): Explained<Entry, Name> {
  const texts = names.map((name): [string, Html | Html[] | undefined] => {
    const text: Text = entry[name];
    return [name, typeof text === 'string' ? html(text) : text?.map(html)];
  });
  return {
    ...entry,
    ...Object.fromEntries(texts.filter(([, text]) => text !== undefined)),
  } as Explained<Entry, Name>;
}

/** The same for each entry of a list, in order. */
export function explainEach<Entry extends { [Each in Name]?: Text }, const Name extends string>(
  entries: readonly Entry[],
  html: Explain,
  ...names: Name[]
): Explained<Entry, Name>[] {
  return entries.map((entry) => explainTexts(entry, html, ...names));
}

/** A table of amounts: its cells, and the notes below the names of its rows. */
export function explainTable(table: AmountTable, html: Explain) {
  return {
    ...table,
    rows: explainEach(table.rows, html, 'note', 'cells'),
    totals: explainEach(table.totals, html, 'cells'),
  };
}

/** A table of seats: the codes of programmes, some of which are abbreviations. */
export function explainSeats(table: SeatTable, html: Explain) {
  return { ...table, rows: explainEach(table.rows, html, 'code') };
}

/** Research areas of departments, on one line for each department. */
export function explainAreas(rows: readonly ResearchAreaRow[], html: Explain) {
  return rows.map((row) => ({ ...row, areas: html(row.areas.join(' · ')) }));
}
