import { TableRegion } from '#app/components/table-region/table-region.tsx';
import type { FeesBlock } from '#app/content/views/fees.ts';
import styles from './blocks.module.css';

/** Heads of fee with amount, time and receiver; totals are added up from the rows. */
export function FeeTable({ table }: { table: FeesBlock }) {
  const { labels } = table;
  const cellsAfter = 2;
  return (
    <TableRegion label={table.caption}>
      <table>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{table.first}</th>
            <th scope="col">{labels.amount}</th>
            {table.hasConcession && <th scope="col">{labels.concession}</th>}
            <th scope="col">{labels.period}</th>
            <th scope="col">{labels.paidTo}</th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.name}>
              <td>
                {row.name}
                {row.note && <span className={styles.note}>{row.note}</span>}
              </td>
              <td className={styles.amount}>{row.amount}</td>
              {table.hasConcession && <td className={styles.amount}>{row.concession || '-'}</td>}
              <td>{row.period}</td>
              <td>{row.paidTo}</td>
            </tr>
          ))}
        </tbody>
        {table.totals.length > 0 && (
          <tfoot>
            {table.totals.map((total) => (
              <tr key={total.name}>
                <td>
                  <strong>{total.name}</strong>
                </td>
                <td className={styles.amount}>
                  <strong>{total.amount}</strong>
                </td>
                {table.hasConcession && (
                  <td className={styles.amount}>
                    <strong>{total.concession}</strong>
                  </td>
                )}
                <td colSpan={cellsAfter} />
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </TableRegion>
  );
}
