import styles from '#app/components/blocks/blocks.module.css';
import { Grid } from '#app/components/grid/grid.tsx';
import { SummaryList } from '#app/components/summary-list/summary-list.tsx';
import { TableRegion } from '#app/components/table-region/table-region.tsx';
import type { BlockOf } from '#app/features/section-page/blocks.server.ts';

/** A committee: legal basis, term, members and contact. */
export function CommitteeRows({ committee }: { committee: BlockOf<'committee'>['committee'] }) {
  const { labels } = committee;
  return (
    <div className="stack gap-5 flow">
      <SummaryList facts={committee.facts} />
      <TableRegion label={labels.membersOf}>
        <table>
          <caption>
            {committee.isSample ? `${labels.membersOf} (${labels.sampleNote})` : labels.membersOf}
          </caption>
          <thead>
            <tr>
              <th scope="col">{labels.member}</th>
              <th scope="col">{labels.as}</th>
            </tr>
          </thead>
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
        </table>
      </TableRegion>
    </div>
  );
}

/** All committees in brief, each with an anchor. */
export function CommitteeList({
  rows,
  more,
}: {
  rows: BlockOf<'committees'>['rows'];
  more: string;
}) {
  return (
    <Grid className={styles.cells}>
      {rows.map((row) => (
        <li key={row.id} id={`committee-${row.id}`}>
          <strong>{row.name}</strong>
          <p>{row.summary}</p>
          {row.href && (
            <p>
              <a href={row.href}>
                {more}
                <span className="visually-hidden">: {row.name}</span>
              </a>
            </p>
          )}
        </li>
      ))}
    </Grid>
  );
}
