import { Part } from '#app/components/columns/columns.tsx';
import fieldStyles from '#app/components/select-field/select-field.module.css';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { DataTable } from '#app/components/table-region/data-table.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { forCategories } from './for-categories.ts';
import type { MyAdmissionTool } from './my-admission.server.ts';

type RanksPartProps = {
  tool: MyAdmissionTool;
  course: MyAdmissionTool['courses'][number];
};

/** "Which branch can I get?": the last ranks of the category, and beside each whether the typed rank would have got a seat (rank-answers.ts). */
export function RanksPart({ tool: { categories }, course }: RanksPartProps) {
  const labels = useLabels('last-ranks');
  const { ranks, hasRanks, stream, value } = course;
  if (!stream || !hasRanks) return null;
  const official = <SiteLink href={stream.officialLink}>{stream.runBy}</SiteLink>;
  if (!ranks)
    return (
      <Part id={`ranks-${value}`} title={labels.question}>
        <p>
          {labels.none} {official}
        </p>
      </Part>
    );
  return (
    <Part id={`ranks-${value}`} title={labels.question}>
      {ranks.isSaid && (
        <label className={`needs-script no-print ${fieldStyles.field} myAdmissionShort`}>
          <span>{labels.yourRank}</span>
          <input
            type="text"
            name="rank"
            inputMode="numeric"
            maxLength={9}
            autoComplete="off"
            data-within={labels.within}
            data-beyond={labels.beyond}
          />
        </label>
      )}
      {ranks.tables.map(({ categories: its, name, summary, none, note, rows }) => (
        <div
          key={name}
          className="stack gap-3"
          data-ranks={summary}
          data-none={none}
          {...forCategories(its, categories)}
        >
          <p data-summary="" hidden>
            <strong />
          </p>
          {note !== '' && ranks.without.length > 0 && (
            <p {...forCategories(ranks.without, categories)}>{note}</p>
          )}
          <DataTable
            caption={`${labels.title}, ${name}`}
            isCaptionHidden
            columns={[labels.branch, ...ranks.rounds]}
            className="line-below no-print myAdmissionItems myAdmissionRanks"
          >
            <tbody>
              {rows.map((row) => (
                <tr key={row.name} data-rounds={JSON.stringify(row.ranks)}>
                  <th scope="row">
                    {row.name}
                    <span className="myAdmissionNote" hidden />
                  </th>
                  {row.cells.map((cell, place) => (
                    <td key={ranks.rounds[place]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </DataTable>
        </div>
      ))}
      <p className="note">
        <span className="no-print">{ranks.source}</span> {official}
      </p>
    </Part>
  );
}
