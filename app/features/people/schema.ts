import { z } from 'zod';
import { choiceOf, idOf, language } from '#app/content/chosen.ts';
import {
  email,
  isoDate,
  order,
  phone,
  plainText,
  portrait,
  text,
  title,
  year,
} from '#app/content/fields.ts';
import { DESIGNATIONS } from '#app/content/rows/people-order.ts';
import { say } from '#app/lib/expected.ts';

const publicationSchema = z.strictObject({
  /** Title, authors, journal or place, in the language in which they were printed. */
  title: plainText,
  venue: plainText,
  year,
  /** Language of the title. */
  language,
  doi: plainText.optional(),
});

/** Titles before a name, of which no initial is made. */
const TITLES = /^(?:dr|prof|mr|mrs|ms|shri|smt|er|ar)\.?$/i;

/** Two or three letters of an English name: AL of Dr. Ashokam L. */
export function initialsOf(name: string): string {
  const words = name.split(/[ .]+/).filter((word) => /[a-z]/i.test(word) && !TITLES.test(word));
  const letters = words.map((word) => word.replaceAll(/[^a-z]/gi, ''));
  const [first = ''] = letters;
  const initials = letters.length > 1 ? letters.map((word) => word[0]).join('') : first.slice(0, 2);
  return initials.slice(0, 3).toUpperCase();
}

/**
 * people/<id>.yaml: one person, one file; the address is /faculty/<id>. On joining day an office
 * knows the name, the department and the post.
 */
export const personSchema = z
  .strictObject({
    name: title,
    /**
     * Two or three Latin letters for the monogram of those without a portrait; without them they
     * are made of the name.
     */
    initials: z
      .string()
      .regex(/^[A-Z]{2,3}$/, {
        error: say('two or three capital letters', 'രണ്ടോ മൂന്നോ വലിയ ഇംഗ്ലീഷ് അക്ഷരങ്ങൾ'),
      })
      .optional(),
    portrait: portrait.optional(),
    sample: z.literal(true).optional(),
    /** Id of the department. */
    department: idOf('departments'),
    designation: choiceOf(DESIGNATIONS, 'people.designation'),
    /** Head of the department. */
    isHead: z.literal(true).optional(),
    /** From this day the person is shown nowhere. */
    leftOn: isoDate.optional(),
    /**
     * Place among those of the department with the same post, such as by seniority; without it they
     * follow by name.
     */
    order: order.optional(),
    summary: text.optional(),
    qualifications: z.array(text).default([]),
    areas: z.array(text).default([]),
    /** Courses taught, or duties of technical staff. */
    courses: z.array(text).default([]),
    /** Ids of programmes taught in. */
    programmes: z.array(idOf('programmes')).default([]),
    /** Ids of this department's laboratories in this person's charge. */
    laboratories: z.array(idOf('laboratories')).optional(),
    publications: z.array(publicationSchema).optional(),
    /** Official contact only; never a private number. */
    contact: z
      .strictObject({ place: text.optional(), email: email.optional(), phone: phone.optional() })
      .default({}),
  })
  .transform(({ initials, ...person }) => ({
    ...person,
    initials: initials ?? initialsOf(person.name.en),
  }));
export type PersonEntry = z.infer<typeof personSchema>;
