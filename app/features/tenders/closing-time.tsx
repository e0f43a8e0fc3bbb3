import { useLabels } from '#app/content/use-labels.ts';
import type { TenderRow } from './tenders.server.ts';

/**
 * The last time for bids; on a line above it the one that a corrigendum has moved, struck through.
 */
export function ClosingTime({ row }: { row: TenderRow }) {
  const { before } = useLabels('tenders');
  return (
    <>
      {row.closedBefore && (
        <div>
          <del>
            <span className="visually-hidden">{before}: </span>
            {row.closedBefore}
          </del>
        </div>
      )}
      {row.closes}
    </>
  );
}
