import { z } from 'zod';
import { idOf } from '#app/content/chosen.ts';
import { isoDate, linkTarget, localSummary, localTitle, plainText } from '#app/content/fields.ts';
import { phoneRole } from '#app/content/schemas/college.ts';

/** What a family asks first, in the order of the page. */
const ANSWERS = ['join', 'cost', 'papers', 'hostel', 'contacts', 'rights'] as const;

/**
 * summaries/<code>.yaml: a few answers in a language in which the college has no site; the name of
 * the file is the code of the language (BCP 47). All words are in it.
 */
export const summarySchema = z.strictObject({
  title: localTitle,
  /** What it is: a summary of the pages in the languages of the site. */
  summary: localSummary,
  /** That nobody who grew up with the language has read it; left out once somebody has. */
  unchecked: plainText.optional(),
  /** Before the name of an answer: the link to the page of the site that says all. */
  more: plainText,
  answers: z.array(
    z.strictObject({
      id: z.enum(ANSWERS),
      title: plainText,
      /** With amounts and times of the college in braces: `{total_general}`. */
      lines: z.array(z.strictObject({ text: plainText })).min(1),
      /** Other words that are typed for it, with commas. */
      keywords: plainText.optional(),
      calls: z
        .array(
          z.strictObject({
            who: plainText,
            office: phoneRole,
            /** The number of the night. */
            atNight: z.literal(true).optional(),
          }),
        )
        .optional(),
      href: linkTarget,
    }),
  ),
  /** What papers.yaml lists, in this language; what is missing is shown as it is there. */
  papers: z.array(z.strictObject({ paper: idOf('papers'), name: plainText })),
  updatedOn: isoDate,
});
