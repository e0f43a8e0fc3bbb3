import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { seatCategories } from '#desk/server/forms/named-choices.ts';
import type { CsvKind } from './csv-kinds.ts';
import type { CsvRow } from './read-csv.ts';

/**
 * The rows with the ids of seat categories where a list of last ranks has their letters, such as
 * EZ.
 */
export function withSeatIds(
  content: ContentFolder,
  { columns }: CsvKind,
  rows: readonly CsvRow[],
): readonly CsvRow[] {
  const head = columns.find(({ path }) => path[0] === 'seats')?.head;
  if (head === undefined) return rows;
  const ids = new Map(seatCategories(content).map(({ id, letters }) => [letters, id]));
  return rows.map(({ row, cells }) => {
    const id = ids.get(cells.get(head)?.toUpperCase());
    return id === undefined ? { row, cells } : { row, cells: new Map([...cells, [head, id]]) };
  });
}
