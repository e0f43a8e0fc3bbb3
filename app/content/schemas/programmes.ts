import { z } from 'zod';
import { isoDate, plainText, slug, text, title, whole } from '#app/content/fields.ts';
import { say } from '#app/lib/expected.ts';

export const LEVELS = ['ug', 'pg'] as const;
export type Level = (typeof LEVELS)[number];

export const AWARDS = ['B.Tech', 'B.Arch', 'M.Tech', 'M.Plan', 'MCA'] as const;

/** programmes.yaml, one entry. Names of the specification, section 3 (`Program`). */
export const programmeSchema = z.strictObject({
  id: slug,
  /** Shown in tables: CSE, CE-SE. */
  code: plainText,
  level: z.enum(LEVELS),
  award: z.enum(AWARDS),
  name: title,
  /** Id of the department that runs it. */
  department: slug,
  /** ISO 8601 duration: P4Y. */
  duration: z.string().regex(/^P\d+Y$/, {
    error: say('whole years, such as 4 (in the file P4Y)', 'വർഷങ്ങളുടെ എണ്ണം, 4 പോലെ (ഫയലിൽ P4Y)'),
  }),
  /** Seats a year. */
  Intake: whole(1, { en: 'a whole number of seats', ml: 'സീറ്റുകളുടെ എണ്ണം, പൂർണസംഖ്യ' }),
  description: text,
  specializations: z.array(text),
  /** Where graduates work, in a line. */
  careers: text,
  /** Main subjects by year; omitted if the university's syllabus is given instead. */
  subjects: z
    .strictObject({ years: z.array(text).min(1), sample: z.literal(true).optional() })
    .optional(),
  /** Accreditation of this programme by the NBA; omitted if there is none. */
  accreditation: z
    .strictObject({
      from: isoDate,
      to: isoDate,
      order: plainText,
      sample: z.literal(true).optional(),
    })
    .refine(({ from, to }) => from < to, {
      path: ['to'],
      error: say('a day after the beginning', 'തുടക്കത്തിനു ശേഷമുള്ള ദിവസം'),
    })
    .optional(),
  icon: z.enum([
    'cpu',
    'radio',
    'zap',
    'cog',
    'building',
    'factory',
    'flask',
    'ruler',
    'code',
    'bot',
  ]),
});
export type Programme = z.infer<typeof programmeSchema>;

/** Whole years of an ISO duration such as P4Y. */
export function yearsOf(duration: string): number {
  return Number.parseInt(duration.slice(1), 10);
}

/** Seats of the given rows; totals are always calculated. */
export function totalIntake(programmes: readonly Pick<Programme, 'Intake'>[]): number {
  return programmes.reduce((sum, programme) => sum + programme.Intake, 0);
}
