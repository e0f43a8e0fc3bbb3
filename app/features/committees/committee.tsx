import styles from '#app/components/blocks/blocks.module.css';
import { Grid } from '#app/components/grid/grid.tsx';
import { SummaryList } from '#app/components/summary-list/summary-list.tsx';
import { DataTable } from '#app/components/table-region/data-table.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import type { BlockOf } from '#app/features/section-page/blocks.server.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';

/** A committee: legal basis, term, members and contact. */
export function CommitteeRows({ committee }: { committee: BlockOf<'committee'>['committee'] }) {
  const { messages } = useLocale();
  const labels = useLabels('committees');
  const { membersOf } = committee;
  return (
    <div className="stack gap-5 flow">
      <SummaryList facts={committee.facts} />
      <DataTable
        label={membersOf}
        caption={committee.isSample ? `${membersOf} (${messages.sampleNote})` : membersOf}
        columns={[labels.member, labels.memberAs]}
      >
        <tbody>
          {committee.members.map((member) => (
            <tr key={member.name + member.as}>
              {'href' in member ? (
                <td>
                  <a href={member.href}>{member.name}</a>
                </td>
              ) : (
                <td>{member.name}</td>
              )}
              <td>{member.as}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  );
}

/** All committees in brief, each with an anchor. */
export function CommitteeList({ rows }: { rows: BlockOf<'committees'>['rows'] }) {
  const { aboutItsWork } = useLabels('committees');
  return (
    <Grid className={styles.cells}>
      {rows.map((row) => (
        <li key={row.id} id={`committee-${row.id}`}>
          <strong>{row.name}</strong>
          <p>{row.summary}</p>
          {row.href && (
            <p>
              <a href={row.href}>
                {aboutItsWork}
                <span className="visually-hidden">: {row.name}</span>
              </a>
            </p>
          )}
        </li>
      ))}
    </Grid>
  );
}
