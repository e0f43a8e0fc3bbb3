import { z } from 'zod';
import { choiceOf, idOf } from '#app/content/chosen.ts';
import { slug, text, whole } from '#app/content/fields.ts';
import { asMessage, ONCE, say } from '#app/lib/expected.ts';

/** Quotas and other ways to a seat; `full-time` and `part-time` are the two modes of the Ph.D. */
const QUOTAS = ['merit', 'reservation', 'disability', 'spot', 'full-time', 'part-time'] as const;
export type Quota = (typeof QUOTAS)[number];

const HOW_LONG = say('for how many months or years it is valid', 'കാലാവധി എത്ര മാസം അല്ലെങ്കിൽ വർഷം');
const count = whole(1, { en: 'a whole number above 0', ml: '0-ത്തിനു മുകളിലുള്ള പൂർണസംഖ്യ' });
const validity = z.union([z.strictObject({ months: count }), z.strictObject({ years: count })], {
  error: HOW_LONG,
});

const SOME = say(
  `one or more of: ${QUOTAS.join(', ')}`,
  `ഇവയിൽ ഒന്നോ അതിലധികമോ: ${QUOTAS.join(', ')}`,
);
/** Ways to a seat, each once. */
export const quotas = z
  .array(choiceOf(QUOTAS, 'required-documents.paperQuota'), { error: SOME })
  .min(1, { error: SOME })
  .refine((values) => new Set(values).size === values.length, { error: asMessage(ONCE) });

/** The source of a fact: the college's own rule, or a page with its year, if any. */
const source = z.union(
  [
    z.strictObject({
      href: z.url({ protocol: /^https?$/, error: say('a web address', 'വെബ് വിലാസം') }),
      year: z.int().min(2000).max(2100).optional(),
    }),
    z.literal('college'),
  ],
  {
    error: say(
      'the college as source, or the page that says so with its year',
      'കോളേജ്, അല്ലെങ്കിൽ അക്കാര്യമുള്ള പേജും വർഷവും',
    ),
  },
);

const idsOnce = (kind: string) =>
  z
    .array(idOf(kind))
    .min(1)
    .refine((ids) => new Set(ids).size === ids.length, { error: asMessage(ONCE) });

/** papers.yaml, one entry: a document that candidates bring. */
export const paperSchema = z.strictObject({
  id: slug,
  title: text,
  /** The office or person that issues it; `–` for what nobody issues, as photographs. */
  issuer: text,
  /** A prescribed form; omitted if none is known. */
  form: text.optional(),
  /** Omitted if it does not expire. */
  validity: validity.optional(),
  bring: choiceOf(['original', 'copy', 'both'], 'required-documents.paperBring'),
  why: text,
  /** A further condition, beginning with `if`; shown after those who need it. */
  when: text.optional(),
  for: z.strictObject({
    /** Ids of admissions/streams.yaml. */
    courses: idsOnce('courses'),
    /** Left out, it is for every quota of these courses. */
    quotas: quotas.optional(),
    /** Ids of categories.yaml; left out, it is for every community. */
    communities: idsOnce('categories').optional(),
  }),
  source,
});
export type Paper = z.infer<typeof paperSchema>;

/** papers.yaml: each document once; none until they are published. */
export const papersSchema = z.array(paperSchema).superRefine((papers, context) => {
  papers.forEach(({ id }, index) => {
    if (papers.findIndex((paper) => paper.id.toLowerCase() === id.toLowerCase()) < index)
      context.addIssue({ code: 'custom', path: [index, 'id'], message: asMessage(ONCE) });
  });
});
