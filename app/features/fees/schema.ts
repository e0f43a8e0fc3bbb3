import { z } from 'zod';
import { choiceOf, idOf } from '#app/content/chosen.ts';
import { NO_TOTAL, noTotal, rupees, slug, text, webAddress, year } from '#app/content/fields.ts';
import { bundleOf, FEE_TIMES, feeCourses, feeSum, headsOf } from '#app/domain/fees.ts';
import { asMessage, ONCE, say } from '#app/lib/expected.ts';

/**
 * categories.yaml, one entry: a category of candidates. The first of the list pays in full, as does
 * any other without a reduction for an item.
 */
export const categorySchema = z.strictObject({
  id: slug,
  /** Short, as in tables. */
  name: text,
  /** What an abbreviation stands for. */
  meaning: text.optional(),
});

/** fees.yaml, one entry: a head of fee. Amounts of the specification, section 9. */
export const feeHeadSchema = z
  .strictObject({
    id: slug,
    name: text,
    /** Whole rupees by course; a course without an amount does not have this item. */
    amounts: z
      .record(slug, rupees)
      .meta({ 'x-fields': 'courses' })
      .refine((amounts) => Object.keys(amounts).length > 0, {
        error: say('an amount for at least one course', 'ഒരു കോഴ്സിനെങ്കിലും തുക'),
      }),
    /**
     * What some categories pay instead in a course; 0 for exemption. Others pay the full amount.
     */
    reduced: z
      .array(
        z.strictObject({
          course: idOf('courses'),
          categories: z.array(idOf('categories')).min(1),
          amount: rupees,
        }),
      )
      .optional(),
    when: choiceOf(FEE_TIMES, 'fees.feeTime'),
    /** To whom it is paid. */
    paidTo: text,
    /** Whether it is refunded when the student leaves; `ask` if the office has to be asked. */
    refundable: z.union([z.boolean(), z.literal('ask')], {
      error: say('yes, no or “ask the office”', 'അതെ, അല്ല, അല്ലെങ്കിൽ ചോദിക്കണം'),
    }),
    note: text.optional(),
    /** Courses in which it is part of the college fee bundle, whose sum is shown apart. */
    bundle: z.array(idOf('courses')).min(1).optional(),
    total: noTotal,
  })
  .superRefine(({ amounts, reduced = [] }, context) => {
    reduced.forEach(({ course, amount }, index) => {
      const full = amounts[course];
      if (full !== undefined && amount < full) return;
      const message =
        full === undefined
          ? say('the full amount of this course', 'ഈ കോഴ്സിന്റെ മുഴുവൻ തുക')
          : say(`less than the full amount, ${full}`, `മുഴുവൻ തുകയായ ${full}-ൽ കുറവ്`);
      context.addIssue({ code: 'custom', path: ['reduced', index, 'amount'], message });
    });
  });

/** fees.yaml: each item once, without totals. */
export const feesSchema = z.array(feeHeadSchema).superRefine((heads, context) => {
  heads.forEach(({ id, name, amounts }, index) => {
    if (heads.findIndex((head) => head.id.toLowerCase() === id.toLowerCase()) < index)
      context.addIssue({ code: 'custom', path: [index, 'id'], message: asMessage(ONCE) });
    if (/\btotal\b|ആകെ/i.test(`${name.en} ${name.ml}`))
      context.addIssue({ code: 'custom', path: [index, 'name'], message: NO_TOTAL });
    for (const course of feeCourses(heads)) {
      const others = headsOf(heads, course).filter((head) => head.id !== id);
      const sums = [others, bundleOf(others, course)]
        .filter((part) => part.length > 1)
        .map((part) => feeSum(part, course));
      if (sums.includes(amounts[course] ?? -1))
        context.addIssue({ code: 'custom', path: [index, 'amounts', course], message: NO_TOTAL });
    }
  });
});

/**
 * scholarships.yaml, one entry: assistance with fees. Only confirmed by a source, with the year of
 * the rule.
 */
export const scholarshipSchema = z.strictObject({
  id: slug,
  name: text,
  /** The official site for applications. */
  href: webAddress,
  covers: text,
  /** Year of the source, shown with the fact. */
  year,
  courses: z.array(idOf('courses')).min(1),
  /** Categories it is for; left out, it is for all. */
  categories: z.array(idOf('categories')).min(1).optional(),
});
