import { Disclosure } from '#app/components/disclosure/disclosure.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import type { MyAdmissionTool } from './my-admission.server.ts';

type FeeItemsProps = {
  costs: NonNullable<MyAdmissionTool['courses'][number]['costs']>[number];
  tool: MyAdmissionTool;
  /** Names the table. */
  title: string;
};

/** What later years cost and what is not paid; folded, the fees item by item. */
export function FeeItems({ costs, tool: { sheet }, title }: FeeItemsProps) {
  const labels = useLabels('fees');
  return (
    <>
      {costs.later && <p>{costs.later}</p>}
      {costs.exempt && <p>{costs.exempt}</p>}
      <div className="no-print">
        <Disclosure summary={labels.feeItems}>
          <table className="line-below myAdmissionItems">
            <caption className="visually-hidden">{title}</caption>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{labels.feeHead}</th>
                <th scope="col">{labels.feeAmount}</th>
              </tr>
            </thead>
            {costs.groups.map((group) => (
              <tbody key={group.time}>
                <tr className="myAdmissionTime">
                  <th scope="rowgroup">{group.time}</th>
                  <td>{group.sum}</td>
                </tr>
                {group.rows.map((row) => (
                  <tr key={row.name}>
                    <th scope="row">
                      {row.name}
                      <span className="myAdmissionNote">{row.note}</span>
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
          {sheet && (
            <p>
              <a href={sheet.href}>{sheet.label}</a>
            </p>
          )}
        </Disclosure>
      </div>
    </>
  );
}
