import { type Localised, localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { guideDepartments } from '#app/content/rows/people-rows.server.ts';
import type { Contact } from '#app/content/schemas/college.ts';
import { type Level, yearsOf } from '#app/content/schemas/degrees.ts';
import { type Programme, totalIntake } from '#app/content/schemas/programmes.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { formatTime } from '#app/i18n/format.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';

/** Rows of data in one language, as components take them. */

/** Page of the research guides, with an anchor for each department that has any. */
const GUIDES_PAGE = '/research/guides';

/** A programme as shown in tables, in one language. */
export type ProgrammeRow = Pick<Programme, 'code' | 'award' | 'Intake'> & {
  name: string;
  degree: string;
  years: number;
  /** Address of the department that runs it. */
  url: string;
};

/** A department as shown in lists, in one language. */
export type DepartmentRow = {
  code: string;
  name: string;
  summary: string;
  url: string;
  phone: string;
};

/**
 * Research areas of one department, in one language; `href` is the list of their research guides.
 */
export type ResearchAreaRow = { code: string; name: string; href?: string; areas: string[] };

/** A table of programmes of one level with its derived total. */
export type ProgrammeTableData = { rows: ProgrammeRow[]; total: number };

export function departmentUrl(id: string, locale: Locale): string {
  return localisePath(pathOf('departments', id), locale);
}

/** The programmes of a level and their derived total. */
export function programmeTable(
  site: Pick<Site, 'programmes'>,
  level: Level,
  locale: Locale,
): ProgrammeTableData {
  const programmes = site.programmes.filter((programme) => programme.level === level);
  return { rows: programmeRows(programmes, locale), total: totalIntake(programmes) };
}

/**
 * Programmes as rows of a table; each links to its anchor on its department's page of programmes,
 * or on the given page.
 */
export function programmeRows(
  programmes: readonly Programme[],
  locale: Locale,
  page?: string,
): ProgrammeRow[] {
  return programmes.map(({ id, code, award, degree, Intake, name, duration, department }) => ({
    code,
    award,
    Intake,
    name: name[locale],
    degree: degree.name[locale],
    years: yearsOf(duration),
    url: page === undefined ? departmentUrl(department, locale) : `${page}#${id}`,
  }));
}

/** Departments of a group, or all of them; engineering first, each group in its own order. */
export function departmentRows(
  site: Pick<Site, 'departments'>,
  locale: Locale,
  group?: string,
): DepartmentRow[] {
  return site.departments
    .filter((department) => group === undefined || department.group === group)
    .map(({ id, code, name, summary, contact }) => ({
      code,
      name: name[locale],
      summary: summary[locale],
      url: departmentUrl(id, locale),
      phone: contact.phone,
    }));
}

/** Each leads to the research guides of its department, or to the department while it has none. */
export function researchAreaRows(
  site: Pick<Site, 'departments' | 'people'>,
  locale: Locale,
): ResearchAreaRow[] {
  const guided = guideDepartments(site);
  return site.departments
    .filter(({ researchAreas, group }) => group === 'engineering' && researchAreas.length > 0)
    .map(({ id, code, name, researchAreas }) => ({
      code,
      name: name[locale],
      href: localisePath(
        guided.includes(id) ? `${GUIDES_PAGE}#${id}` : pathOf('departments', id),
        locale,
      ),
      areas: localise(researchAreas, locale),
    }));
}

/** A contact in one language. */
export type Office = Omit<Localised<Contact>, 'night'> & {
  night: ReturnType<typeof nightOf> | undefined;
};

/**
 * Contacts in the order of the given roles; the college office, if the college has none of these
 * offices.
 */
export function contactsOf(
  site: Pick<Site, 'college'>,
  roles: readonly string[],
  locale: Locale,
): Office[] {
  const { contacts } = site.college;
  const own = roles.flatMap((role) => contacts.filter((contact) => contact.role === role));
  const shown =
    own.length > 0 || roles.length === 0 ? own : contacts.filter(({ role }) => role === 'office');
  return shown.map(({ night, ...contact }) => ({
    ...localise(contact, locale),
    night: night && nightOf(night, locale),
  }));
}

/** Who answers an office's calls at night, in one language. */
function nightOf({ who, phone, sample, ...hours }: NonNullable<Contact['night']>, locale: Locale) {
  const said = (time: string) => formatTime(`2026-01-01T${time}:00+05:30`, locale);
  return {
    ...hours,
    title: fillIn(labelsFor('college', locale).atNight, {
      from: said(hours.from),
      until: said(hours.until),
      who: who[locale],
    }),
    phone,
    isSample: sample === true,
  };
}

/**
 * The contact with a role, or the college office in its place.
 * @throws Error if there is no college office; the content check reports it first
 */
export function officeOf(
  site: Pick<Site, 'college'>,
  role: Contact['role'],
  locale: Locale,
): Office {
  const [office] = contactsOf(site, [role], locale);
  if (!office) throw new Error(`college.yaml has no contact with role: ${role}`);
  return office;
}

type EventContact = Pick<
  Site['admissions']['events'][number],
  'contactRole' | 'contactPerson' | 'contactEmail' | 'contactPhone'
>;

/**
 * The contact of an admission event: its own fields first, then those of the office named by
 * `contactRole`.
 */
export function eventContact(
  site: Pick<Site, 'college'>,
  event: EventContact,
  locale: Locale,
): {
  [Field in 'contactPerson' | 'contactEmail' | 'contactPhone' | 'contactSecondPhone']?:
    | string
    | undefined;
} & { contactNight?: Office['night'] } {
  const office = event.contactRole ? officeOf(site, event.contactRole, locale) : undefined;
  return {
    contactPerson: event.contactPerson?.[locale] ?? office?.title,
    contactEmail: event.contactEmail ?? office?.email,
    contactPhone: event.contactPhone ?? office?.phone,
    contactSecondPhone: office?.secondPhone,
    contactNight: office?.night,
  };
}
