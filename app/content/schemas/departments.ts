import { z } from 'zod';
import { choiceOf, drawing, idOf } from '#app/content/chosen.ts';
import {
  email,
  isoDate,
  keywords,
  linkTarget,
  order,
  phone,
  plainText,
  slug,
  summary,
  text,
  title,
  year,
} from '#app/content/fields.ts';

export const DEPARTMENT_GROUPS = ['engineering', 'supporting'] as const;

/**
 * Parts of a department's page, in order; each also has a separate page, /department/<id>/<part>.
 */
export const DEPARTMENT_PARTS = [
  'programmes',
  'laboratories',
  'people',
  'research',
  'achievements',
  'documents',
  'contact',
] as const;
export type DepartmentPart = (typeof DEPARTMENT_PARTS)[number];

const laboratorySchema = z.strictObject({
  /** Anchor on the page of laboratories, also used in `laboratories` of people. */
  id: slug,
  name: title,
  /** What a student does there, in a sentence or two. */
  work: text,
  /** The main apparatus. */
  equipment: z.array(text).min(1),
  /** Ids of programmes whose students use it. */
  programmes: z.array(idOf('programmes')),
});

/**
 * departments/<id>/department.yaml: one department, one file; people, notices and documents refer
 * to it by its id.
 */
export const departmentSchema = z.strictObject({
  /** Equal to the folder's name and to the address /department/<id>. */
  id: slug,
  code: plainText,
  group: choiceOf(DEPARTMENT_GROUPS, 'departments.departmentGroup'),
  /** Position in menus and lists, from 1. */
  order,
  name: title,
  /** Name for the narrow stones of the home page, with soft hyphens where a long word may break. */
  wallName: text.optional(),
  /** Short description for the menu. */
  summary: text,
  /** The lead below the heading, also the description for search engines. */
  lead: summary,
  keywords,
  drawing,
  /** A thing that students made here, in the words of one of them: on the first screen. */
  made: z.strictObject({ words: text, by: text, sample: z.literal(true).optional() }).optional(),
  /** What the discipline is here: one paragraph per entry. */
  about: z.array(text).min(2),
  /** What is studied in each year of the undergraduate course, or of the only one. */
  years: z.array(text).max(5).optional(),
  vision: text,
  mission: z.array(text).min(2),
  /** Courses taught to students of other departments. */
  teaches: z.array(z.strictObject({ course: text, students: text })).optional(),
  /** What a graduate of this department can do. */
  outcomes: z.array(text).optional(),
  laboratories: z.array(laboratorySchema),
  researchAreas: z.array(text),
  /** Paragraphs on research and projects. */
  research: z.array(text).min(1),
  achievements: z.array(z.strictObject({ year, text, sample: z.literal(true).optional() })),
  /** Syllabus and regulations: where each is found. */
  syllabus: z.array(z.strictObject({ title: text, note: text, href: linkTarget })),
  contact: z.strictObject({ place: text, hours: text, phone, email }),
  /** True if people or achievements of this file are samples. */
  sample: z.literal(true).optional(),
  updatedOn: isoDate,
});
export type Department = z.infer<typeof departmentSchema>;
