import { z } from 'zod';
import { plainText, slug, text } from '#app/content/fields.ts';

const count = z.int({ error: 'a whole number of students' }).nonnegative({ error: 'a whole number of students' });

/** placements.yaml: students of one final year by branch, shown with `::placements`. No sum or share is typed. */
export const placementsSchema = z.strictObject({
  title: text,
  /** The final year that is counted, as 2025-26. */
  year: plainText,
  rows: z.array(
    z
      .strictObject({ department: slug, registered: count, placed: count, higherStudy: count })
      .refine(({ registered, placed, higherStudy }) => placed + higherStudy <= registered, {
        path: ['registered'],
        error: 'at least as many as placed and higherStudy together',
      }),
  ),
  sample: z.literal(true).optional(),
});
