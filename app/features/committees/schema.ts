import { z } from 'zod';
import { idOf } from '#app/content/chosen.ts';
import { isoDate, order, path, plainText, summary, text, title } from '#app/content/fields.ts';
import { officeRole } from '#app/content/schemas/college.ts';
import { say } from '#app/lib/expected.ts';

/** A member: a person of this site, or someone named only by office. */
const memberSchema = z.union(
  [
    z.strictObject({ person: idOf('people'), as: text }),
    z.strictObject({ office: text, as: text }),
  ],
  {
    error: say(
      'a member with a person or an office, and the role in the committee',
      'വ്യക്തിയോ പദവിയോ, ഒപ്പം സമിതിയിലെ സ്ഥാനവും',
    ),
  },
);

/** committees/<id>.yaml */
export const committeeSchema = z
  .strictObject({
    name: title,
    summary,
    /** Position in lists, from 1. */
    order,
    /** The Act or regulation under which it is constituted. */
    authority: text,
    /** The order that formed it. */
    formedBy: z.strictObject({ number: plainText, date: isoDate }),
    term: z.strictObject({ from: isoDate, to: isoDate }),
    /** How often it meets. */
    meets: text,
    members: z.array(memberSchema).min(1),
    contact: officeRole.optional(),
    /** Page that describes its work. */
    page: path.optional(),
    sample: z.literal(true).optional(),
  })
  .refine(({ term }) => term.from < term.to, {
    path: ['term', 'to'],
    error: say('a day after the beginning of the term', 'കാലാവധി തുടങ്ങിയ ശേഷമുള്ള ദിവസം'),
  });
export type Committee = z.infer<typeof committeeSchema>;
