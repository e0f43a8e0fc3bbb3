import { useLabels } from '#app/content/use-labels.ts';
import type { TenderRow } from './tenders.server.ts';

/** The last time for bids; before it the one that a corrigendum has moved, struck through. */
export function ClosingTime({ row }: { row: TenderRow }) {
  const { before } = useLabels('tenders');
  return (
    <>
      {row.closedBefore && (
        <>
          <del className="unbroken">
            <span className="visually-hidden">{before}: </span>
            {row.closedBefore}
          </del>{' '}
        </>
      )}
      <span className="unbroken">{row.closes}</span>
    </>
  );
}
