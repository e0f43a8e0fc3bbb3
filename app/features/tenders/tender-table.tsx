import { ByDate } from '#app/components/by-date/by-date.tsx';
import { FileLinks } from '#app/components/document-list/document-list.tsx';
import { EntryPicture } from '#app/components/picture/entry-picture.tsx';
import { Prose } from '#app/components/prose/prose.tsx';
import { SampleMark } from '#app/components/sample-note/sample-note.tsx';
import { ShareLink } from '#app/components/share-link/share-link.tsx';
import { StepStatus } from '#app/components/status/step-status.tsx';
import { SummaryList } from '#app/components/summary-list/summary-list.tsx';
import { DataTable } from '#app/components/table-region/data-table.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { type TenderState, tenderChanges, tenderState } from './tender-state.ts';
import type { TenderRow } from './tenders.server.ts';

type TenderTableProps = {
  caption: string;
  rows: readonly TenderRow[];
  /** The states that the table has, in groups of which one follows the other. */
  groups: readonly (readonly TenderState[])[];
  /** Time of the build, Unix time in milliseconds. */
  now: number;
  /** The full address of the page. */
  address: string;
};

/** The main data of a tender in a row of cells; the details below it, folded. A tender is in each group in which it can stand. */
export function TenderTable({ caption, rows, groups, now, address }: TenderTableProps) {
  const labels = useLabels('tenders');
  const heads = [
    labels.tender,
    labels.closes,
    labels.timeLeft,
    labels.estimate,
    labels.methodLabel,
  ];
  return (
    <DataTable caption={caption} isCaptionHidden columns={heads} className="tenderTable">
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
              <>
                <tr>
                  <th scope="row">
                    {row.title} <SampleMark row={row} />
                  </th>
                  <td data-label={labels.closes}>{row.closes}</td>
                  <td data-label={labels.timeLeft}>
                    <StepStatus timeline={row.timeline} now={now} />
                  </td>
                  <td data-label={labels.estimate}>{row.estimate}</td>
                  <td data-label={labels.methodLabel}>{row.method}</td>
                </tr>
                <tr>
                  <td colSpan={heads.length}>
                    <TenderDetails row={row} id={prefix + row.id} address={address} />
                  </td>
                </tr>
              </>
            )}
          </ByDate>
        )),
      )}
    </DataTable>
  );
}

function TenderDetails({ row, id, address }: { row: TenderRow; id: string; address: string }) {
  const { messages } = useLocale();
  const labels = useLabels('tenders');
  return (
    <details>
      <summary>
        {labels.tenderDetails}
        <span className="visually-hidden">: {row.title}</span>
      </summary>
      {/* The anchor is inside, so that browsers open the folded part. */}
      <div id={id}>
        <Prose html={row.body} />
        <EntryPicture picture={row.picture} />
        <SummaryList facts={row.facts} />
        <p className="no-print">
          <ShareLink
            said={`${row.title}, ${labels.closes}: ${row.closes}`}
            address={`${address}#${row.id}`}
          />
        </p>
        {row.corrigenda.map((corrigendum) => (
          <p key={corrigendum.iso}>
            <strong>
              {labels.corrigendum}, <time dateTime={corrigendum.iso}>{corrigendum.date}</time>:
            </strong>{' '}
            <span>{corrigendum.text}</span>
          </p>
        ))}
        {row.outcome && <p>{row.outcome}</p>}
        {row.documents.map((document) => (
          <div key={document.id}>
            <strong>{document.title}</strong>
            <FileLinks
              files={document.files}
              label={`${row.title}, ${messages.filesOf}: ${document.title}`}
              title={document.title}
            />
          </div>
        ))}
      </div>
    </details>
  );
}
