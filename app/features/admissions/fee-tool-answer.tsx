import { Marked } from '#app/components/explained/marked.tsx';
import { firstUses } from '#app/lib/marked-text.ts';
import type { PayView } from '#app/views/admissions/pay.server.ts';
import styles from './fee-tool.module.css';

type FeeAnswerProps = {
  answer: PayView['courses'][number]['answers'][number];
  caption: string;
  /** What keeps this answer apart from others on the page. */
  part: string;
} & Pick<PayView, 'words' | 'labels'>;

/** What one candidate pays: heads by time, each time with its sum, and the total. Two columns, so that a small screen holds it. */
export function FeeAnswer({ answer, caption, part, words, labels }: FeeAnswerProps) {
  const firstUse = firstUses();
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
                  <span className={styles.headNote}>
                    <Marked text={firstUse(row.note)} words={words} part={part} />
                  </span>
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
      {answer.again.length > 0 && (
        <p>
          <Marked text={firstUse(answer.again)} words={words} part={part} />
        </p>
      )}
    </>
  );
}
