import { z } from 'zod';
import {
  email,
  order,
  phone,
  photographFile,
  plainText,
  slug,
  text,
  title,
  year,
} from '#app/content/fields.ts';
import { DESIGNATIONS } from '#app/content/rows/people-order.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { say } from '#app/lib/expected.ts';

const publicationSchema = z.strictObject({
  /** Title, authors, journal or place, in the language in which they were printed. */
  title: plainText,
  venue: plainText,
  year,
  /** Language of the title. */
  language: z.enum(LOCALES),
  doi: plainText.optional(),
});

/** A photograph of the person, in people/portraits/; published only with the person's consent. */
const portraitSchema = z.strictObject({
  file: photographFile,
  /** Description of the portrait for those who cannot see it. */
  alt: text,
  consent: z.literal(true, {
    error: say(
      'a tick, once the person has agreed to the photograph',
      'ഫോട്ടോയ്ക്ക് വ്യക്തി സമ്മതിച്ചാൽ ടിക്ക് ചെയ്യുക',
    ),
  }),
});

/** people/<id>.yaml: one person, one file; the address is /faculty/<id>. */
export const personSchema = z.strictObject({
  name: title,
  /** Two or three Latin letters for the monogram of those without a portrait. */
  initials: z.string().regex(/^[A-Z]{2,3}$/, {
    error: say('two or three capital letters', 'രണ്ടോ മൂന്നോ വലിയ ഇംഗ്ലീഷ് അക്ഷരങ്ങൾ'),
  }),
  portrait: portraitSchema.optional(),
  sample: z.literal(true).optional(),
  /** Id of the department. */
  department: slug,
  designation: z.enum(DESIGNATIONS),
  /** Head of the department. */
  isHead: z.literal(true).optional(),
  /** Place among those of the department with the same post, such as by seniority; without it they follow by name. */
  order: order.optional(),
  summary: text,
  qualifications: z.array(text).min(1),
  areas: z.array(text).min(1),
  /** Courses taught, or duties of technical staff. */
  courses: z.array(text),
  /** Ids of programmes taught in. */
  programmes: z.array(slug),
  /** Ids of this department's laboratories in this person's charge. */
  laboratories: z.array(slug).optional(),
  publications: z.array(publicationSchema).optional(),
  /** Official contact only; never a private number. */
  contact: z.strictObject({ place: text, email, phone }),
});
export type Person = z.infer<typeof personSchema>;
