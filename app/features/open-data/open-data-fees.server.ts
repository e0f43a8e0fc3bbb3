import { amountFor, CANDIDATE_CATEGORIES, FEE_COURSES, type FeeHead } from '#app/features/fees/schema.ts';
import type { Column, Row } from './columns.server.ts';

/** A fee item of a course, with the amount for each category of candidate. */
export const feeColumns: readonly Column[] = [
  { name: 'id', form: 'id' },
  { name: 'name_en', form: 'text' },
  { name: 'name_ml', form: 'text' },
  { name: 'course', form: 'id' },
  ...CANDIDATE_CATEGORIES.map((category): Column => ({ name: `amount_${category}` as const, form: 'number' })),
  { name: 'when', form: 'id' },
  { name: 'paid_to_en', form: 'text' },
  { name: 'paid_to_ml', form: 'text' },
  { name: 'refundable', form: 'id' },
  { name: 'bundle', form: 'yesNo' },
];

export function feeRows(heads: readonly FeeHead[]): Row[] {
  return heads.flatMap((head) =>
    FEE_COURSES.filter((course) => head.amounts[course] !== undefined).map((course) => ({
      id: head.id,
      name_en: head.name.en,
      name_ml: head.name.ml,
      course,
      ...Object.fromEntries(CANDIDATE_CATEGORIES.map((category) => [`amount_${category}`, amountFor(head, course, category)])),
      when: head.when,
      paid_to_en: head.paidTo.en,
      paid_to_ml: head.paidTo.ml,
      refundable: head.refundable === 'ask' ? 'ask' : head.refundable ? 'yes' : 'no',
      bundle: head.bundle?.includes(course) ?? false,
    })),
  );
}
