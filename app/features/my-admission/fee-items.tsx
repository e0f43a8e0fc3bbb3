import { Disclosure } from '#app/components/disclosure/disclosure.tsx';
import { Explained } from '#app/components/explained/explained.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import styles from './my-admission.module.css';
import type { MyAdmissionTool } from './my-admission.server.ts';

type FeeItemsProps = {
  costs: NonNullable<MyAdmissionTool['courses'][number]['costs']>[number];
  /** Scholarships for this course and category. */
  help: MyAdmissionTool['scholarships'];
  tool: MyAdmissionTool;
  /** Names the table. */
  title: string;
};

/** What is not paid and what is paid again; folded, the fees item by item and the scholarships. */
export function FeeItems({ costs, help, tool: { labels, sheet }, title }: FeeItemsProps) {
  return (
    <>
      {[costs.again, costs.exempt].map((text) => text !== '' && <p key={text}>{text}</p>)}
      <div className="no-print stack gap-3">
        <Disclosure summary={labels.items}>
          <table className={`line-below ${styles.items}`}>
            <caption className="visually-hidden">{title}</caption>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{labels.head}</th>
                <th scope="col">{labels.amount}</th>
              </tr>
            </thead>
            {costs.groups.map((group) => (
              <tbody key={group.time}>
                <tr className={styles.time}>
                  <th scope="rowgroup">{group.time}</th>
                  <td>{group.sum}</td>
                </tr>
                {group.rows.map((row) => (
                  <tr key={row.name}>
                    <th scope="row">
                      {row.name}
                      <span className={styles.note}>{row.note}</span>
                    </th>
                    <td>{row.amount}</td>
                  </tr>
                ))}
              </tbody>
            ))}
            <tfoot>
              <tr>
                <th scope="row">{costs.totalName}</th>
                <td>{costs.total}</td>
              </tr>
            </tfoot>
          </table>
          <p>
            <a href={sheet.href}>{sheet.label}</a>
          </p>
        </Disclosure>
        {help.length > 0 && (
          <Disclosure summary={labels.scholarships}>
            <ul role="list" className="stack gap-3">
              {help.map(({ label, href, description }) => (
                <li key={label}>
                  <SiteLink href={href}>{label}</SiteLink>
                  <Explained className="note" html={description} />
                </li>
              ))}
            </ul>
            <p className="note">{labels.oneScholarship}</p>
          </Disclosure>
        )}
      </div>
    </>
  );
}
