import { Disclosure } from '#app/components/disclosure/disclosure.tsx';
import { Marked } from '#app/components/explained/marked.tsx';
import { firstUses } from '#app/lib/marked-text.ts';
import { FeeSum } from './fee-sum.tsx';
import styles from './fee-tool.module.css';
import type { PayView } from './pay.server.ts';

type FeeAnswerProps = {
  answer: PayView['courses'][number]['answers'][number];
  caption: string;
} & Pick<PayView, 'words' | 'labels'>;

/** The fees of a candidate: the total in large figures, then the items by time in two columns to fit small screens. */
export function FeeAnswer({ answer, caption, words, labels }: FeeAnswerProps) {
  const firstUse = firstUses();
  return (
    <>
      <FeeSum sum={answer} label={labels.total} />
      {[answer.again, answer.exempt].map(
        (text, index) =>
          text.length > 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its place
            <p key={index}>
              <Marked text={firstUse(text)} words={words} />
            </p>
          ),
      )}
      <Disclosure summary={labels.items}>
        <table className={`line-below ${styles.answer}`}>
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
                      <Marked text={firstUse(row.note)} words={words} />
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
      </Disclosure>
    </>
  );
}
