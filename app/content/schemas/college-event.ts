import { z } from 'zod';
import { CONTACT_ROLES } from './college.ts';
import { isoMoment, linkTarget, slug, summary, text } from './fields.ts';

/** events/<slug>.yaml: an event at /events/<slug>. */
export const collegeEventSchema = z
  .strictObject({
    title: text,
    summary,
    start: isoMoment,
    end: isoMoment,
    venue: text,
    /** Id of a place on the campus map. */
    place: slug.optional(),
    audience: text,
    departments: z.array(slug).optional(),
    body: z.array(text).min(1),
    links: z.array(z.strictObject({ label: text, href: linkTarget })).optional(),
    contact: z.enum(CONTACT_ROLES).optional(),
    sample: z.literal(true).optional(),
  })
  .refine(({ start, end }) => Date.parse(start) < Date.parse(end), { path: ['end'], error: 'a moment after the start' });
export type CollegeEvent = z.infer<typeof collegeEventSchema>;
