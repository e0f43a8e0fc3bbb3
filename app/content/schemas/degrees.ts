import { z } from 'zod';
import { idOf } from '#app/content/chosen.ts';
import { slug, text } from '#app/content/fields.ts';
import { say } from '#app/lib/expected.ts';

/** Levels of the programmes in tables, in their order. */
export const LEVELS = ['ug', 'pg'] as const;
export type Level = (typeof LEVELS)[number];
/** No programme of the tables leads to a degree of research. */
export const DEGREE_LEVELS = [...LEVELS, 'research'] as const;

/** degrees.yaml, one entry: a degree that the college prepares for, in the order of lists. */
export const degreeSchema = z.strictObject({
  id: slug,
  /** Short, as in tables. */
  name: text,
  level: z.enum(DEGREE_LEVELS),
  /** ISO 8601 duration: P4Y. */
  duration: z.string().regex(/^P\d+Y$/, {
    error: say('whole years, such as 4', 'വർഷങ്ങളുടെ എണ്ണം, 4 പോലെ'),
  }),
  /** The admission of admissions/streams.yaml by which one comes to it. */
  course: idOf('courses'),
});
export type Degree = z.infer<typeof degreeSchema>;

/** Whole years of an ISO duration such as P4Y. */
export function yearsOf(duration: string): number {
  return Number.parseInt(duration.slice(1), 10);
}
