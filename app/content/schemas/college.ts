import { z } from 'zod';
import { choiceOf, idOf, language } from '#app/content/chosen.ts';
import {
  email,
  isoDate,
  linkTarget,
  phone,
  plainText,
  slug,
  text,
  timeOfDay,
  webAddress,
  year,
} from '#app/content/fields.ts';
import { siteAddress } from '#app/content/site-address.ts';
import { WEEKLY_HOLIDAYS } from '#app/domain/office-hours.ts';
import { FIRST } from '#app/i18n/locale.ts';
import { say } from '#app/lib/expected.ts';
import { ADVISED } from '#languages/spelling.ts';

/**
 * Offices that texts of this product name. Where the college has none of a name, its college office
 * answers; it may add others.
 */
const CONTACT_ROLES = [
  'principal',
  'office',
  'admissions',
  'btech-admissions',
  'mtech-admissions',
  'phd-coordinator',
  'information-officer',
  'appellate-authority',
  'grievance',
  'anti-ragging',
  'internal-complaints',
  'equal-opportunity',
  'library',
  'hostel',
  'placement',
  'pta',
  'web-manager',
] as const;

/** Offices without which pages have nobody to name. */
export const NEEDED_ROLES = ['office', 'web-manager'] as const;

/** An office by its role, which the desk offers by its name. */
export const officeRole = idOf('offices');
/** The same, or `helpline`. */
export const phoneRole = idOf('phones');

/**
 * External portals that texts of this product name, and nothing leads to those that the college
 * does not have; it may add others. A link target `portal:login` stands for the address.
 */
const PORTALS = [
  'login',
  'student',
  'registration',
  'placement',
  'alumni',
  'conference',
  'elibrary',
  'university',
  'results',
  'entrance',
  'scholarships',
  'tenders',
  'national',
] as const;

/**
 * Parts that a college may lack. What makes sense only with one of them says so: `needs: hostel`.
 */
export const PARTS = ['hostel', 'phd', 'pg', 'architecture', 'buses', 'pta', 'ncc'] as const;
export type CollegePart = (typeof PARTS)[number];

const contactSchema = z.strictObject({
  /** By which pages name it. */
  role: slug,
  title: text,
  phone,
  secondPhone: phone.optional(),
  email,
  /** When the office answers, such as "Working days, 10 am to 4 pm" */
  hours: text,
  /** Who answers when the office is closed, from the evening to the morning, on every day. */
  night: z
    .strictObject({
      who: text,
      phone,
      from: timeOfDay,
      until: timeOfDay,
      /** True of a number that is nobody's. */
      sample: z.literal(true).optional(),
    })
    .refine(({ from, until }) => from !== until, {
      path: ['until'],
      error: say('another time than the first', 'ആദ്യത്തേതല്ലാത്ത സമയം'),
    })
    .optional(),
});

/** Of these the answers of a new college may say nothing. */
const UNCONFIRMED = ['officeHours', 'closed'] as const;

/** English comes first: its pages are at the root. */
const languages = z
  .array(language)
  .refine((chosen) => chosen[0] === FIRST && new Set(chosen).size === chosen.length, {
    error: say(
      'English and then each other language once',
      'ഇംഗ്ലീഷ് ആദ്യം; പിന്നെ മറ്റു ഭാഷകൾ ഓരോന്നും ഒരിക്കൽ',
    ),
  });

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, { error: say('a colour such as #14532d', '#14532d പോലെയുള്ള നിറം') })
  .optional();

/** Degrees north of the equator or east of Greenwich. */
const degrees = (max: number) => {
  const error = `a number from ${-max} to ${max}`;
  return z.number({ error }).min(-max, { error }).max(max, { error });
};

/** college.yaml: everything that makes this site the site of one college. */
export const collegeSchema = z.strictObject({
  /** Parts that the college lacks: whatever needs them is shown nowhere, nor what leads there. */
  without: z.array(z.enum(PARTS)).optional(),
  /**
   * In which its pages are published, in the order in which they are shown; texts in others are
   * ignored.
   */
  languages,
  name: text,
  /** Initials for small screens. */
  shortName: text,
  government: text,
  directorate: text,
  university: text,
  /** Its usual short name. */
  universityShort: text,
  /** Which awarded degrees to earlier students; texts name them by `:figure[former-university]`. */
  formerUniversities: z
    .array(
      z.strictObject({
        name: text,
        /** The last year in which students of its degrees joined. */
        until: year,
        sample: z.literal(true).optional(),
      }),
    )
    .optional(),
  address: text,
  /** The main gate in degrees, to which the links to maps lead. */
  location: z.strictObject({
    latitude: degrees(90),
    longitude: degrees(180),
  }),
  /** When offices are open on working days, in 24 hours. */
  officeHours: z.strictObject({ from: timeOfDay, until: timeOfDay }),
  /** On which offices are closed and no bus runs; six at most, so that there is a working day. */
  closed: z
    .array(choiceOf(WEEKLY_HOLIDAYS, 'weekly-holidays'))
    .min(1)
    .max(6)
    .refine((days) => new Set(days).size === days.length, {
      error: say('each day once', 'ഓരോ ദിവസവും ഒരിക്കൽ മാത്രം'),
    }),
  /** Fields that a new college has as they are usual; the site goes live when none is left. */
  unconfirmed: z.array(z.enum(UNCONFIRMED)).optional(),
  phone,
  email,
  /** Public address of the site; canonical addresses begin with it. */
  siteUrl: siteAddress,
  /**
   * The address under which calendars and feeds were first published, if the site has another now:
   * their identifiers have it for ever.
   */
  firstSiteUrl: siteAddress.optional(),
  ids: z.strictObject({ aicte: plainText, aishe: plainText }),
  /**
   * Intake as the college states it, if that is another than the sum of its programmes, which
   * stands in its place.
   */
  figures: z.strictObject({ 'btech-intake': plainText, 'mtech-intake': plainText }).partial(),
  /** Buttons, menu entries and links to one that is left out are shown nowhere. */
  portals: z
    .object(
      Object.fromEntries(PORTALS.map((name) => [name, webAddress.optional()])) as Record<
        (typeof PORTALS)[number],
        z.ZodOptional<typeof webAddress>
      >,
    )
    .catchall(webAddress)
    .refine((portals) => Object.keys(portals).every((name) => /^[a-z]+$/.test(name)), {
      error: say('names in small letters', 'ഇംഗ്ലീഷിലെ ചെറിയ അക്ഷരങ്ങളിലുള്ള പേരുകൾ'),
    }),
  /** Known addresses only; unknown ones are omitted, so that there are no dead links. */
  social: z.strictObject({ facebook: webAddress.optional(), youtube: webAddress.optional() }),
  /**
   * The college's own colours, on light ground; those of the other themes follow from them. Links
   * and buttons; headings of notices and roofs of drawings; ornament, rings and large figures.
   * Omitted colours keep their default.
   */
  colours: z.strictObject({ links: colour, accent: colour, ornament: colour }).optional(),
  /** The logo of the college, in the folder of this file; without it the default mark is shown. */
  logo: z.enum(['logo.svg', 'logo.png']).meta({ 'x-control': 'file' }).optional(),
  /** Page of the mandatory disclosure of the AICTE. */
  disclosureHref: linkTarget,
  /**
   * Pages are cached for offline use; false removes the copies from every device at its next visit.
   */
  offlineCopies: z.boolean({ error: say('yes or no', 'അതെ അല്ലെങ്കിൽ അല്ല') }),
  /** The desk advises on Malayalam spelling unless this is set. */
  withoutSpellingAdvice: z.literal(true).optional().meta({ 'x-language': ADVISED }),
  copyrightYear: year,
  developedBy: text,
  /** In the foot of every page until the site goes live, such as that samples are not real. */
  demonstrationNote: text.optional(),
  helpline: z.strictObject({ label: text, phone }),
  contacts: z.array(contactSchema),
  updatedOn: isoDate.optional(),
});
export type College = z.infer<typeof collegeSchema>;
export type Contact = z.infer<typeof contactSchema>;

/** Roles that texts may name: those of this product, and the college's own. */
export function knownRoles({ contacts }: Pick<College, 'contacts'>): string[] {
  return [...new Set([...CONTACT_ROLES, ...contacts.map(({ role }) => role)])];
}

/** Portals that texts may name: those of this product, and the college's own. */
export function knownPortals({ portals }: Pick<College, 'portals'>): string[] {
  return [...new Set([...PORTALS, ...Object.keys(portals)])];
}

/** The main gate on a map, for browsers. */
export function mapUrlOf({ location: { latitude, longitude } }: Pick<College, 'location'>): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}
