import { z } from 'zod';
import { isoDate, text } from './fields.ts';

/** Who meets a duty: the software, the content, only the college can; it does not apply; or nobody meets it yet. */
export const DUTY_STATES = ['software', 'content', 'college', 'not-applicable', 'open'] as const;
export type DutyState = (typeof DUTY_STATES)[number];

/** One thing that a guideline or a law asks of the site, and what shows that it is met. */
function dutySchema(id: RegExp) {
  return (
    z
      .strictObject({
        /** Its number in the guideline, or a name where there is none. */
        id: z.string().regex(id),
        about: z.string().min(1),
        met: z.enum(DUTY_STATES),
        /** `file: words of the test's title`. */
        tests: z.array(z.string().regex(/^\S+\.(?:spec|test)\.tsx?: .+$/)).optional(),
        pages: z.array(z.string().startsWith('/')).optional(),
        note: z.string().min(1).optional(),
        /** What is still lacking, in words for readers: listed in the accessibility statement. */
        gap: text.optional(),
      })
      .refine(({ met, tests }) => met !== 'software' || tests, 'what software meets is shown by a test')
      .refine(({ met, tests, pages }) => met !== 'content' || tests || pages, 'what content meets is shown by a page or a test')
      .refine(({ met, note }) => met === 'software' || met === 'content' || note, 'a note that says what is left, or why it does not apply')
      // An open duty that readers are not told of would be a gap that is hidden.
      .refine(({ met, gap }) => met !== 'open' || gap, 'a gap in both languages, which the accessibility statement lists')
  );
}
export type Duty = z.infer<ReturnType<typeof dutySchema>>;

const parts = (id: RegExp) => z.array(z.strictObject({ part: z.string(), checkpoints: z.array(dutySchema(id)).min(1) }));

/** docs/gigw.yaml: the checkpoints of GIGW 3.0 by part. */
export const gigwSchema = parts(/^5\.[1-4]\.\d+$/);

/** docs/duties.yaml: what else binds the site, by the law or guideline it stands in. */
export const dutiesSchema = parts(/^[a-z\d][a-z\d.-]*$/);
export type DutyParts = z.infer<typeof dutiesSchema>;

/** docs/results.yaml: what the last whole run of the tests found (`npm run results`). */
export const resultsSchema = z.strictObject({
  on: isoDate,
  passed: z.int().nonnegative(),
  failed: z.int().nonnegative(),
  /** Pages of the built site, in both languages. */
  pages: z.int().positive(),
  /** Versions of what looked at them. */
  axe: z.string(),
  chromium: z.string(),
  /** Duties with a named test that failed or did not run: they count as not met. */
  notShown: z.array(z.string()),
});
export type Results = z.infer<typeof resultsSchema>;

/** File and words of a test that a duty names. */
export function splitTest(test: string): { file: string; title: string } {
  const [file = '', ...words] = test.split(': ');
  return { file, title: words.join(': ') };
}

export type DutyCounts = Record<DutyState, number> & { total: number };

/** How many duties there are, and by whom they are met. */
export function countDuties(duties: readonly Duty[]): DutyCounts {
  const counts = { total: duties.length, software: 0, content: 0, college: 0, 'not-applicable': 0, open: 0 };
  for (const { met } of duties) counts[met] += 1;
  return counts;
}
