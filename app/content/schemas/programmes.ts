import { z } from 'zod';
import { idOf } from '#app/content/chosen.ts';
import { isoDate, plainText, slug, text, title, whole } from '#app/content/fields.ts';
import { say } from '#app/lib/expected.ts';
import type { Degree, Level } from './degrees.ts';

/** programmes.yaml, one entry. Names of the specification, section 3 (`Program`). */
export const programmeSchema = z.strictObject({
  id: slug,
  /** Shown in tables: CSE, CE-SE. */
  code: plainText,
  /** Id of the degree. */
  award: idOf('degrees'),
  name: title,
  /** Id of the department that runs it. */
  department: idOf('departments'),
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
/** With what follows from its degree. */
export type Programme = z.infer<typeof programmeSchema> & {
  degree: Degree;
  level: Level;
  duration: Degree['duration'];
};

/** Seats of the given rows; totals are always calculated. */
export function totalIntake(programmes: readonly Pick<Programme, 'Intake'>[]): number {
  return programmes.reduce((sum, programme) => sum + programme.Intake, 0);
}
