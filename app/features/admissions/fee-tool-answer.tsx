import type { PayView } from '#app/content/views/pay.ts';
import styles from './fee-tool.module.css';

type FeeAnswerProps = { answer: PayView['courses'][number]['answers'][number]; caption: string; labels: PayView['labels'] };

/** What one candidate pays: heads by time, each time with its sum, and the total. Two columns, so that a small screen holds it. */
export function FeeAnswer({ answer, caption, labels }: FeeAnswerProps) {
  return (
    <>
      <table className={styles.answer}>
        <caption className="visually-hidden">{caption}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{labels.head}</th>
            <th scope="col">{labels.amount}</th>
          </tr>
        </thead>
        {answer.groups.map((group) => (
          <tbody key={group.time}>
            <tr className={styles.time}>
              <th scope="rowgroup">{group.time}</th>
              <td>{group.sum}</td>
            </tr>
            {group.rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  {row.name}
                  <span className={styles.headNote}>{row.note}</span>
                </th>
                <td>{row.amount}</td>
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">{labels.total}</th>
            <td>{answer.total}</td>
          </tr>
        </tfoot>
      </table>
      {answer.again && <p>{answer.again}</p>}
    </>
  );
}
