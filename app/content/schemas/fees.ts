import { z } from 'zod';
import { rupees, slug, text } from './fields.ts';

/** Courses that have fees of their own. */
export const FEE_COURSES = ['btech', 'mtech', 'mca'] as const;
export type FeeCourse = (typeof FEE_COURSES)[number];

/** How often a head is paid. */
const FEE_PERIODS = ['once', 'year', 'semester'] as const;

const amounts = z.strictObject({ btech: rupees.optional(), mtech: rupees.optional(), mca: rupees.optional() });

/** fees.yaml, one entry: a head of fee. Amounts of the specification, section 9. */
export const feeHeadSchema = z.strictObject({
  id: slug,
  name: text,
  /** Whole rupees by course; a course without an amount does not pay this head. */
  amounts,
  /** What SC, ST and OEC (or SC and ST) candidates pay instead, by course. */
  concession: amounts.optional(),
  period: z.enum(FEE_PERIODS),
  /** To whom it is paid. */
  paidTo: text,
  refundable: z.literal(true).optional(),
  note: text.optional(),
  /** Part of the fee bundle that the college itself collects. */
  bundle: z.literal(true).optional(),
});
export type FeeHead = z.infer<typeof feeHeadSchema>;
