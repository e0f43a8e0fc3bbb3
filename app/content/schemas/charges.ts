import { z } from 'zod';
import { rupees, text } from '#app/content/fields.ts';

export const CHARGE_PERIODS = ['joining', 'month'] as const;

/**
 * hostel-charges.yaml: fees of a hostel resident, shown with `::hostel-charges`. Totals are
 * calculated.
 */
export const hostelChargesSchema = z.strictObject({
  title: text,
  rows: z.array(
    z.strictObject({
      name: text,
      rupees,
      /** Paid once when joining, or each month. */
      period: z.enum(CHARGE_PERIODS),
      /** Shown below the name: whether it is refunded, on what it depends. */
      note: text.optional(),
    }),
  ),
  sample: z.literal(true).optional(),
});
