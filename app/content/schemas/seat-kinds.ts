import { z } from 'zod';
import { choiceOf, idOf } from '#app/content/chosen.ts';
import { factYear, plainText, slug, text, webAddress } from '#app/content/fields.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { say } from '#app/lib/expected.ts';

/** Groups of seat categories in the order of tables and charts; their names are in the labels. */
export const SEAT_GROUPS = ['merit', 'community', 'scheduled'] as const;

/**
 * Columns of the seat data before those of the categories; no category may have one of these names.
 */
export const SEAT_COLUMNS = [
  'programme',
  'code',
  'award',
  ...LOCALES.map((locale) => `name_${locale}` as const),
  'department',
  'years',
  'intake',
  'shares_of',
] as const;

const source = z.strictObject({ label: text, href: webAddress });
/** Some States share seats in halves, such as 26.5 and 3.5. */
const PERCENT = say('a per cent in wholes or halves, such as 26.5', 'ശതമാനം, 26.5 പോലെ');
const percent = z
  .number({ error: PERCENT })
  .positive(PERCENT)
  .max(100, PERCENT)
  .multipleOf(0.5, PERCENT);

/** What every seat category has, of the hundred or beside them. */
const seats = {
  id: slug,
  name: text,
  /** As lists of last ranks name it, such as EZ: an import of them knows it. */
  letters: plainText.optional(),
  /**
   * The category of the candidates for whom it is; none where it is for all, or where more than a
   * category decides.
   */
  category: idOf('categories').optional(),
  percent,
};

/**
 * seat-kinds.yaml: how a hundred seats of a course are allocated, by a stated rule of a stated
 * year.
 */
export const seatKindsSchema = z.strictObject({
  title: text,
  /** The rule, its year, and what it does not include. */
  note: text,
  /** Year of the shares. */
  asOf: factYear,
  /**
   * Degrees to which the shares apply, if the college has one; for others only the intake is known.
   */
  awards: z.array(idOf('degrees')),
  source,
  /** None until the shares are published. */
  kinds: z
    .array(
      z.strictObject({
        ...seats,
        /** Group of stones in the chart: groups differ in shape and label. */
        group: choiceOf(SEAT_GROUPS, 'programmes.seatGroup'),
      }),
    )
    .refine(
      (kinds) =>
        kinds.length === 0 || kinds.reduce((sum, { percent: share }) => sum + share, 0) === 100,
      {
        error: say('categories that add up to 100 per cent', 'ആകെ 100 ശതമാനം വരുന്ന വിഭാഗങ്ങൾ'),
      },
    ),
  /** Supernumerary seats, or seats of uncertain status: shown separately from the hundred. */
  extra: z.array(
    z.strictObject({
      ...seats,
      /** True if the rule is certain enough to calculate seats. */
      isCounted: z.boolean(),
      /** What the rule states and what is uncertain. */
      note: text,
      asOf: factYear,
      source,
    }),
  ),
});
