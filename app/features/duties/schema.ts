import { z } from 'zod';
import { isoDate, plainText } from '#app/content/fields.ts';
import { inEvery } from '#app/i18n/locale.ts';

/** A text of the product, which is written in two languages; in any other it is English. */
const ownText = z
  .strictObject({ ...inEvery(() => plainText.optional()), en: plainText, ml: plainText })
  .transform((words) => inEvery((locale) => words[locale] ?? words.en));

/**
 * Who meets a duty: the software, the content, only the college; not applicable; or not met yet.
 */
export const DUTY_STATES = ['software', 'content', 'college', 'not-applicable', 'open'] as const;
type DutyState = (typeof DUTY_STATES)[number];

/** One requirement of a guideline or law for the site, and the evidence that it is met. */
function dutySchema(id: RegExp) {
  return (
    z
      .strictObject({
        /** Its number in the guideline, or a name if it has none. */
        id: z.string().regex(id),
        about: z.string().min(1),
        met: z.enum(DUTY_STATES),
        /** `file: words of the test's title`. */
        tests: z.array(z.string().regex(/^\S+\.(?:spec|test)\.tsx?: .+$/)).optional(),
        pages: z.array(z.string().startsWith('/')).optional(),
        note: z.string().min(1).optional(),
        /** A remaining gap as text for readers, listed in the accessibility statement. */
        gap: ownText.optional(),
      })
      .refine(
        ({ met, tests }) => met !== 'software' || tests,
        'what software meets is shown by a test',
      )
      .refine(
        ({ met, tests, pages }) => met !== 'content' || tests || pages,
        'what content meets is shown by a page or a test',
      )
      .refine(
        ({ met, note }) => met === 'software' || met === 'content' || note,
        'a note that says what is left, or why it does not apply',
      )
      // An open duty not stated to readers would be a hidden gap.
      .refine(
        ({ met, gap }) => met !== 'open' || gap,
        'a gap in both languages, which the accessibility statement lists',
      )
  );
}
export type Duty = z.infer<ReturnType<typeof dutySchema>>;

const parts = (id: RegExp) =>
  z.array(z.strictObject({ part: z.string(), checkpoints: z.array(dutySchema(id)).min(1) }));

/** docs/gigw.yaml: the checkpoints of GIGW 3.0 by part. */
export const gigwSchema = parts(/^5\.[1-4]\.\d+$/);

/** docs/duties.yaml: other legal duties of the site, by law or guideline. */
export const dutiesSchema = parts(/^[a-z\d][a-z\d.-]*$/);
export type DutyParts = z.infer<typeof dutiesSchema>;

/** docs/results.yaml: results of the last complete test run (`node tools/run.mjs results`). */
export const resultsSchema = z.strictObject({
  on: isoDate,
  passed: z.int().nonnegative(),
  failed: z.int().nonnegative(),
  /** Pages of the built site, in both languages. */
  pages: z.int().positive(),
  /** Versions of the test tools. */
  axe: z.string(),
  chromium: z.string(),
  /** Duties with a test that failed or did not run: they count as not met. */
  notShown: z.array(z.string()),
});
export type Results = z.infer<typeof resultsSchema>;

/** File and title of a test named by a duty. */
export function splitTest(test: string): { file: string; title: string } {
  const [file = '', ...words] = test.split(': ');
  return { file, title: words.join(': ') };
}

export type DutyCounts = Record<DutyState, number> & { total: number };

/** The number of duties, in all and by who meets them. */
export function countDuties(duties: readonly Duty[]): DutyCounts {
  const counts = {
    total: duties.length,
    software: 0,
    content: 0,
    college: 0,
    'not-applicable': 0,
    open: 0,
  };
  for (const { met } of duties) counts[met] += 1;
  return counts;
}
