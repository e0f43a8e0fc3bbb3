import { z } from 'zod';
import { factYear, slug, text, webAddress } from './fields.ts';
import { AWARDS } from './programme.ts';

/** Groups of kinds in the order of tables and pictures; the words for them are in the labels. */
export const SEAT_GROUPS = ['merit', 'community', 'scheduled'] as const;

/** Columns of the seats as plain data that come before those of the kinds; no kind of seat may have one of these names. */
export const SEAT_COLUMNS = ['programme', 'code', 'award', 'name_en', 'name_ml', 'department', 'years', 'intake', 'shares_of'] as const;

const source = z.strictObject({ label: text, href: webAddress });
const percent = z.int({ error: 'a whole per cent' }).positive({ error: 'a whole per cent' });

/** seat-kinds.yaml: how a hundred seats of a course are shared out, as a stated rule of a stated year. */
export const seatKindsSchema = z.strictObject({
  title: text,
  /** The rule, its year, and what it leaves out. */
  note: text,
  /** Year of the shares. */
  asOf: factYear,
  /** Courses to which the shares apply; of the others only the intake is known. */
  awards: z.array(z.enum(AWARDS)).min(1),
  source,
  kinds: z
    .array(
      z.strictObject({
        id: slug,
        name: text,
        percent,
        /** Which stones of the picture: the groups are told apart by form and by a word. */
        group: z.enum(SEAT_GROUPS),
      }),
    )
    .refine((kinds) => kinds.reduce((sum, { percent: share }) => sum + share, 0) === 100, { error: 'kinds that add to 100 per cent' }),
  /** Seats beside the intake, or whose place is not certain: they stand apart from the hundred. */
  extra: z.array(
    z.strictObject({
      id: slug,
      name: text,
      percent: percent.max(100, { error: 'a whole per cent' }),
      /** True where the rule is certain enough to be worked out in seats. */
      isCounted: z.boolean(),
      /** What the rule says and what is open. */
      note: text,
      asOf: factYear,
      source,
    }),
  ),
});
