import { z } from 'zod';
import { rupees, text } from './fields.ts';

export const CHARGE_PERIODS = ['joining', 'month'] as const;

/** hostel-charges.yaml: what a hostel resident pays, shown with `::hostel-charges`. No sum is typed. */
export const hostelChargesSchema = z.strictObject({
  title: text,
  rows: z
    .array(
      z.strictObject({
        name: text,
        rupees,
        /** Paid once when joining, or each month. */
        period: z.enum(CHARGE_PERIODS),
        /** Stands below the name: whether it is refunded, on what it depends. */
        note: text.optional(),
      }),
    )
    .min(1),
  sample: z.literal(true).optional(),
});
