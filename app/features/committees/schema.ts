import { z } from 'zod';
import { isoDate, path, plainText, slug, summary, text, title } from '#app/content/fields.ts';
import { CONTACT_ROLES } from '#app/features/college/schema.ts';

/** A member: a person of this site, or someone named only by office. */
const memberSchema = z.union([z.strictObject({ person: slug, as: text }), z.strictObject({ office: text, as: text })], {
  error: 'a member with person (an id) or office (a text), and as (the role)',
});

/** committees/<id>.yaml */
export const committeeSchema = z
  .strictObject({
    name: title,
    summary,
    /** Position in lists, from 1. */
    order: z.int({ error: 'a whole number, the place in lists' }).positive({ error: 'a whole number, the place in lists' }),
    /** The Act or regulation under which it is constituted. */
    authority: text,
    /** The order that formed it. */
    formedBy: z.strictObject({ number: plainText, date: isoDate }),
    term: z.strictObject({ from: isoDate, to: isoDate }),
    /** How often it meets. */
    meets: text,
    members: z.array(memberSchema).min(1),
    contact: z.enum(CONTACT_ROLES).optional(),
    /** Page that describes its work. */
    page: path.optional(),
    sample: z.literal(true).optional(),
  })
  .refine(({ term }) => term.from < term.to, { path: ['term', 'to'], error: 'a day after the beginning of the term' });
export type Committee = z.infer<typeof committeeSchema>;
