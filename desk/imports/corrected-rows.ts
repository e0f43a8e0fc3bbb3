import { correctedIn } from '#desk/server/entries/correction-words.ts';
import { phoneAdvice } from '#desk/server/entries/phone-advice.ts';
import { correctEncoding } from '#languages/encoding.ts';
import { cellFault, readAs, withIsoTime } from './csv-cells.ts';
import type { CsvKind } from './csv-kinds.ts';
import type { RowProblem } from './import-result.ts';
import type { CsvRow } from './read-csv.ts';

/** The cells in the encoding of this site, with days as its files have them, and what was changed for it. */
export function corrected(
  { columns }: CsvKind,
  typed: readonly CsvRow[],
): { rows: CsvRow[]; notes: RowProblem[] } {
  const notes: RowProblem[] = [];
  const rows = typed.map(({ row, cells }) => {
    const right = [...cells].map(([head, cell]): [string, string] => {
      const { text, corrections } = correctEncoding(cell);
      notes.push(...corrections.map((what) => ({ row, column: head, words: correctedIn(what) })));
      const { cell: kind = 'text' } = columns.find((column) => column.head === head) ?? {};
      const iso = withIsoTime(text, kind);
      if (iso !== text && !cellFault(iso, kind))
        notes.push({ row, column: head, words: readAs(iso, kind) });
      return [head, iso];
    });
    return { row, cells: new Map(right) };
  });
  notes.push(...rows.flatMap((row) => phoneNotes(columns, row)));
  return { rows, notes };
}

function phoneNotes(columns: CsvKind['columns'], { row, cells }: CsvRow): RowProblem[] {
  return columns
    .filter(({ path }) => path.at(-1) === 'phone')
    .flatMap(({ head }) =>
      phoneAdvice(cells.get(head) ?? '').map((words) => ({ row, column: head, words })),
    );
}
