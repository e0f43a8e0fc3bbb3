import { z } from 'zod';
import { idOf } from '#app/content/chosen.ts';
import { isoDate, text, title } from '#app/content/fields.ts';
import { say } from '#app/lib/expected.ts';

/** Types of agreement, in the order of the page; their names are in the messages. */
export const PARTNER_KINDS = [
  'industry',
  'research',
  'academic',
  'government',
  'community',
] as const;

/** partnerships/<id>.yaml: one agreement. */
export const partnerSchema = z
  .strictObject({
    name: title,
    kind: z.enum(PARTNER_KINDS),
    signedOn: isoDate,
    validUntil: isoDate,
    /** What students gain. */
    gain: text,
    /** Joint activities. */
    work: z.array(text).min(1),
    departments: z.array(idOf('departments')).min(1),
    sample: z.literal(true).optional(),
  })
  .refine(({ signedOn, validUntil }) => signedOn < validUntil, {
    path: ['validUntil'],
    error: say('a day after the date of signing', 'ഒപ്പുവച്ച തീയതിക്കു ശേഷമുള്ള ദിവസം'),
  });
