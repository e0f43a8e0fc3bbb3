import type { AmountRow, Amounts } from '#app/domain/amount-table.ts';
import { TableRegion } from '../table-region/table-region.tsx';
import styles from './amount-table.module.css';

type AmountTableProps = { table: Amounts; isCaptionHidden?: boolean };

/** Items with amounts of money, and totals below. */
export function AmountTable({ table, isCaptionHidden }: AmountTableProps) {
  const { caption, columns, amounts, rows, totals = [] } = table;
  const look = (column: number) => (column > 0 && column <= amounts ? styles.amount : undefined);
  const show = ({ name, note, cells }: AmountRow) => (
    <tr key={name}>
      <th scope="row">
        {name}
        {note && <small className={styles.note}>{note}</small>}
      </th>
      {columns.slice(1).map((column, index) => (
        // A total has no time and no payee, but its row has their columns.
        <td
          key={column}
          className={look(index + 1)}
          data-label={index in cells ? column : undefined}
        >
          {cells[index]}
        </td>
      ))}
    </tr>
  );
  return (
    <TableRegion label={caption}>
      <table className={styles.table} data-stacked="">
        <caption className={isCaptionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={look(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(show)}</tbody>
        {totals.length > 0 && <tfoot>{totals.map(show)}</tfoot>}
      </table>
    </TableRegion>
  );
}
