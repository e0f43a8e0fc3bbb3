import type { FeeCourse } from './courses.ts';

/** When an item is paid; the last two recur. */
export const FEE_TIMES = ['allotment', 'joining', 'semester', 'year'] as const;

/** What of an item of fees.yaml amounts depend on; they are whole rupees. */
type Amounts = {
  amounts: Readonly<{ [Course in FeeCourse]?: number | undefined }>;
  reduced?:
    | readonly { course: FeeCourse; categories: readonly string[]; amount: number }[]
    | undefined;
};

/** The fee items of a course, in order. */
export function headsOf<Head extends Amounts>(heads: readonly Head[], course: FeeCourse): Head[] {
  return heads.filter(({ amounts }) => amounts[course] !== undefined);
}

/** Whether some of these items are paid on allotment. Where none is, the list is that of the college, and the allotment memo states what else is paid. */
export function hasAllotmentFee(heads: readonly { when: (typeof FEE_TIMES)[number] }[]): boolean {
  return heads.some(({ when }) => when === 'allotment');
}

/** The items of a course's college fees; none if it has none. */
export function bundleOf<Head extends { bundle?: readonly FeeCourse[] | undefined }>(
  heads: readonly Head[],
  course: FeeCourse,
): Head[] {
  return heads.filter(({ bundle }) => bundle?.includes(course));
}

/** The amount of an item for a candidate of a category, in rupees; 0 if the course does not have it. */
export function amountFor(
  { amounts, reduced = [] }: Amounts,
  course: FeeCourse,
  category = '',
): number {
  return (
    reduced.find((row) => row.course === course && row.categories.includes(category))?.amount ??
    amounts[course] ??
    0
  );
}

/** Total of items for a candidate, in rupees, each counted once. Totals are always calculated. */
export function feeSum(heads: readonly Amounts[], course: FeeCourse, category = ''): number {
  return heads.reduce((sum, head) => sum + amountFor(head, course, category), 0);
}
