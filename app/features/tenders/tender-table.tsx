import { ByDate } from '#app/components/by-date/by-date.tsx';
import { SampleMark } from '#app/components/sample-note/sample-note.tsx';
import { StepStatus } from '#app/components/status/step-status.tsx';
import { DataTable } from '#app/components/table-region/data-table.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { ClosingTime } from './closing-time.tsx';
import { type TenderState, tenderChanges, tenderState } from './tender-state.ts';
import type { TenderRow } from './tenders.server.ts';

type TenderTableProps = {
  caption: string;
  rows: readonly TenderRow[];
  /** The states that the table has, in groups of which one follows the other. */
  groups: readonly (readonly TenderState[])[];
  /** Time of the build, Unix time in milliseconds. */
  now: number;
};

/**
 * The main data of a tender in a row of cells, with a link to its page. A tender is in each group
 * in which it can stand.
 */
export function TenderTable({ caption, rows, groups, now }: TenderTableProps) {
  const labels = useLabels('tenders');
  const heads = [
    labels.tender,
    labels.closes,
    labels.timeLeft,
    labels.estimate,
    labels.methodLabel,
  ];
  return (
    <DataTable
      caption={caption}
      isCaptionHidden
      columns={heads}
      className="tenderTable"
      data-stacked=""
    >
      {groups.flatMap((group) =>
        rows.map((row) => (
          <ByDate
            key={row.id + group}
            as="tbody"
            now={now}
            changes={tenderChanges(row)}
            value={(at) => group.includes(tenderState(row, at))}
          >
            {(_, prefix) => (
              <tr id={prefix + row.id}>
                <th scope="row">
                  <a href={row.href} lang={row.only?.lang}>
                    {row.title}
                  </a>{' '}
                  <SampleMark row={row} />
                  {row.corrected && <p className="note">{row.corrected}</p>}
                </th>
                <td data-label={labels.closes}>
                  <ClosingTime row={row} />
                </td>
                <td data-label={labels.timeLeft}>
                  <StepStatus timeline={row.timeline} now={now} />
                </td>
                <td data-label={labels.estimate}>{row.estimate}</td>
                <td data-label={labels.methodLabel}>{row.method}</td>
              </tr>
            )}
          </ByDate>
        )),
      )}
    </DataTable>
  );
}
