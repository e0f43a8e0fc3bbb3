import { z } from 'zod';
import { idOf } from '#app/content/chosen.ts';
import { slug, whole } from '#app/content/fields.ts';
import { say } from '#app/lib/expected.ts';

const A_YEAR = say(
  'a year of admission such as 2026-27, in which the second year follows the first',
  '2026-27 പോലെയുള്ള പ്രവേശന വർഷം; രണ്ടാമത്തേത് തൊട്ടടുത്ത വർഷം',
);

/** `2026-27` */
const admissionYear = z
  .string({ error: A_YEAR })
  .trim()
  .regex(/^20\d\d-\d\d$/, { error: A_YEAR, abort: true })
  .refine((year) => Number(year.slice(5)) === (Number(year.slice(2, 4)) + 1) % 100, {
    error: A_YEAR,
  });

const positive = (expected: { en: string; ml: string }) => whole(1, expected);

/**
 * last-ranks.yaml, one entry: the last rank that was allotted a seat in a round, as the authority
 * that allots the seats has published it.
 */
export const lastRankSchema = z.strictObject({
  id: slug,
  year: admissionYear,
  round: positive({
    en: 'the number of the round, 1 for the first',
    ml: 'ഘട്ടത്തിന്റെ നമ്പർ; ആദ്യത്തേത് 1',
  }),
  programme: idOf('programmes'),
  /** For whom the seat was kept, by the seat categories of the college. */
  seats: idOf('seat-categories'),
  rank: positive({ en: 'a rank: a whole number', ml: 'റാങ്ക്: പൂർണസംഖ്യ' }),
  sample: z.literal(true).optional(),
});
