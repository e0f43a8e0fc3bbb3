import { z } from 'zod';
import { choiceOf } from '#app/content/chosen.ts';
import { factYear, linkTarget, slug, text } from '#app/content/fields.ts';
import { say } from '#app/lib/expected.ts';

/**
 * Topics in the order of the page; their names are in the labels. What is asked most stands open
 * on phones, too (some five questions).
 */
export const FAQ_TOPICS = [
  'asked-most',
  'eligibility',
  'allotment',
  'papers',
  'fees',
  'reporting',
  'courses',
  'campus',
  'help',
] as const;

/** faq.yaml, one entry: a question that people ask, with its answer; /help/faq#<id>. */
export const faqSchema = z
  .strictObject({
    id: slug,
    topic: choiceOf(FAQ_TOPICS, 'questions.faqTopic'),
    question: text,
    answer: text,
    /** Year of the fact, if it changes from year to year and the answer does not state it. */
    asOf: factYear.optional(),
    links: z
      .array(z.strictObject({ label: text, href: linkTarget }))
      .max(2, { error: say('at most two links', 'പരമാവധി രണ്ടു ലിങ്കുകൾ') })
      .optional(),
  })
  .refine(
    ({ answer, asOf }) =>
      asOf === undefined || !Object.values(answer).some((words) => words.includes(String(asOf))),
    {
      path: ['asOf'],
      error: say('nothing, because the answer names the year itself', 'ഒഴിച്ചിടുക; ഉത്തരത്തിൽ വർഷമുണ്ട്'),
    },
  );
