/** When an item is paid; the last two recur. */
export const FEE_TIMES = ['allotment', 'joining', 'semester', 'year'] as const;

/** What of an item of fees.yaml amounts depend on; they are whole rupees. */
type Amounts = {
  amounts: Readonly<Record<string, number | undefined>>;
  reduced?:
    | readonly { course: string; categories: readonly string[]; amount: number }[]
    | undefined;
};

/** The courses that have a fee, each once, in the order of the items. */
export function feeCourses(heads: readonly Pick<Amounts, 'amounts'>[]): string[] {
  return [...new Set(heads.flatMap(({ amounts }) => Object.keys(amounts)))];
}

/** The fee items of a course, in order. */
export function headsOf<Head extends Amounts>(heads: readonly Head[], course: string): Head[] {
  return heads.filter(({ amounts }) => amounts[course] !== undefined);
}

/**
 * Whether some of these items are paid on allotment. Where none is, the list is that of the
 * college, and the allotment memo states what else is paid.
 */
export function hasAllotmentFee(heads: readonly { when: (typeof FEE_TIMES)[number] }[]): boolean {
  return heads.some(({ when }) => when === 'allotment');
}

/** The items of a course's college fees; none if it has none. */
export function bundleOf<Head extends { bundle?: readonly string[] | undefined }>(
  heads: readonly Head[],
  course: string,
): Head[] {
  return heads.filter(({ bundle }) => bundle?.includes(course));
}

/**
 * The amount of an item for a candidate of a category, in rupees; 0 if the course does not have it.
 */
export function amountFor(
  { amounts, reduced = [] }: Amounts,
  course: string,
  category: string,
): number {
  return (
    reduced.find((row) => row.course === course && row.categories.includes(category))?.amount ??
    amounts[course] ??
    0
  );
}

/** Total of items for a candidate, in rupees, each counted once. Totals are always calculated. */
export function feeSum(heads: readonly Amounts[], course: string, category = ''): number {
  return heads.reduce((sum, head) => sum + amountFor(head, course, category), 0);
}

/** Whether something is paid again after joining; if not, what later years cost is not known. */
export function recurs(heads: readonly { when: (typeof FEE_TIMES)[number] }[]): boolean {
  return heads.some(({ when }) => when === 'semester' || when === 'year');
}

/**
 * What a candidate pays from joining to the end of a course of some years, in rupees: what recurs
 * is paid in each of the two semesters of a year, or each year.
 */
export function wholeCourseSum(
  heads: readonly (Amounts & { when: (typeof FEE_TIMES)[number] })[],
  course: string,
  category: string,
  years: number,
): number {
  const times = { allotment: 1, joining: 1, semester: 2 * years, year: years };
  return heads.reduce((sum, head) => sum + times[head.when] * amountFor(head, course, category), 0);
}
