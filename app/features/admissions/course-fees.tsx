import { AmountTable } from '#app/components/amount-table/amount-table.tsx';
import { Disclosure } from '#app/components/disclosure/disclosure.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { FeeSum } from './fee-sum.tsx';
import type { TabFees } from './pay.server.ts';

type CourseFeesProps = { fees: TabFees['tables'][number] };

/** The fees of a course: totals by group of categories, and the folded table of all items. */
export function CourseFees({ fees: { label, total, sums, table } }: CourseFeesProps) {
  const { feeItems } = useLabels('fees');
  return (
    <>
      <h3>{label}</h3>
      {sums.map((sum) => (
        <FeeSum key={sum.names} sum={sum} names={sum.names} label={total} />
      ))}
      <Disclosure summary={`${feeItems}: ${label}`}>
        <AmountTable table={table} isCaptionHidden />
      </Disclosure>
    </>
  );
}
