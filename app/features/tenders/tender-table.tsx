import { FileLinks } from '#app/components/document-list/document-list.tsx';
import { Explained } from '#app/components/explained/explained.tsx';
import { ShareLink } from '#app/components/share-link/share-link.tsx';
import { Status } from '#app/components/status/status.tsx';
import { SummaryList } from '#app/components/summary-list/summary-list.tsx';
import { TableRegion } from '#app/components/table-region/table-region.tsx';
import { collegeDay, dayStart, daysUntil } from '#app/lib/clock.ts';
import type { TenderState } from './tender-state.ts';
import type { TenderRow, TendersView } from './tenders.server.ts';
import styles from './tenders-page.module.css';

const STATUS = {
  planned: 'soon',
  open: 'active',
  'last-day': 'last-day',
  closed: 'closed',
  evaluation: 'closed',
  awarded: 'closed',
  cancelled: 'closed',
} as const satisfies Record<TenderState, string>;

type Labels = TendersView['labels'];
type TenderTableProps = {
  caption: string;
  tenders: readonly { row: TenderRow; state: TenderState }[];
  /** Unix time in milliseconds. */
  now: number;
  /** The full address of the page. */
  address: string;
  labels: Labels;
};

/** The main data of a tender in a row of cells; the details below it, folded. */
export function TenderTable({ caption, tenders, now, address, labels }: TenderTableProps) {
  const heads = [
    labels.tender,
    labels.closes,
    labels.timeLeft,
    labels.estimate,
    labels.methodLabel,
  ];
  return (
    <TableRegion label={caption}>
      <table className={styles.tenders}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {tenders.map(({ row, state }) => (
          <tbody key={row.id}>
            <tr>
              <th scope="row">{row.title}</th>
              <td data-label={labels.closes}>{row.closes}</td>
              <td data-label={labels.timeLeft}>
                {state === 'open' && (
                  <strong data-moment="">{timeLeft(row.closesAt, now, labels)} </strong>
                )}
                <Status state={STATUS[state]} label={labels.tenderState[state]} />
              </td>
              <td data-label={labels.estimate}>{row.estimate}</td>
              <td data-label={labels.methodLabel}>{row.method}</td>
            </tr>
            <tr>
              <td colSpan={heads.length}>
                <TenderDetails row={row} address={address} labels={labels} />
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </TableRegion>
  );
}

function timeLeft(closesAt: string, now: number, { oneDayLeft, daysLeft }: Labels): string {
  const days = daysUntil(dayStart(collegeDay(Date.parse(closesAt))), now);
  return days === 1 ? oneDayLeft : daysLeft.replace('{days}', String(days));
}

function TenderDetails({
  row,
  address,
  labels,
}: {
  row: TenderRow;
  address: string;
  labels: Labels;
}) {
  return (
    <details>
      <summary>
        {labels.tenderDetails}
        <span className="visually-hidden">: {row.title}</span>
      </summary>
      {/* The anchor is inside, so that browsers open the folded part. */}
      <div id={row.id}>
        <Explained html={row.work} />
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
            <Explained as="span" html={corrigendum.text} />
          </p>
        ))}
        {row.outcome && <Explained html={row.outcome} />}
        {row.documents.map((document) => (
          <div key={document.id}>
            <strong>{document.title}</strong>
            <FileLinks
              files={document.files}
              label={`${row.title}, ${labels.filesOf}: ${document.title}`}
              title={document.title}
            />
          </div>
        ))}
      </div>
    </details>
  );
}
