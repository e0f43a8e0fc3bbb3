import { z } from 'zod';
import { slug, text } from './fields.ts';

export const DEPARTMENT_GROUPS = ['engineering', 'supporting'] as const;

/** departments/<id>/department.yaml */
export const departmentSchema = z.strictObject({
  /** Equal to the folder's name and to the address /department/<id>. */
  id: slug,
  code: z.string().min(1),
  group: z.enum(DEPARTMENT_GROUPS),
  /** Place in menus and lists, from 1. */
  order: z.int({ error: 'a whole number, the place in lists' }).positive({ error: 'a whole number, the place in lists' }),
  name: text,
  /** Name for the narrow stones of the home page, with soft hyphens where a long word may break. */
  wallName: text.optional(),
  /** A few words for the menu. */
  summary: text,
  researchAreas: z.array(text),
});
export type Department = z.infer<typeof departmentSchema>;
