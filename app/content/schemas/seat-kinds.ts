import { z } from 'zod';
import { slug, text, webAddress } from './fields.ts';

/** seat-kinds.yaml: how a hundred seats of a course are shared out, as a stated rule of a stated year. */
export const seatKindsSchema = z.strictObject({
  title: text,
  /** The rule, its year, and what it leaves out. */
  note: text,
  source: z.strictObject({ label: text, href: webAddress }),
  kinds: z
    .array(
      z.strictObject({
        id: slug,
        name: text,
        percent: z.int({ error: 'a whole per cent' }).positive({ error: 'a whole per cent' }),
        /** Which stones of the picture: the groups are told apart by form and by a word. */
        group: z.enum(['merit', 'community', 'scheduled']),
      }),
    )
    .refine((kinds) => kinds.reduce((sum, { percent }) => sum + percent, 0) === 100, { error: 'kinds that add to 100 per cent' }),
});
