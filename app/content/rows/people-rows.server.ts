import { labelsFor } from '#app/content/labels.ts';
import type { PictureSource } from '#app/content/reading/pictures.server.ts';
import { portraitSource } from '#app/content/reading/portraits.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { SiteFiles } from '#app/content/reading/site-files.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { FIRST, type Locale, localisePath } from '#app/i18n/locale.ts';
import { graphemesOf } from '#app/lib/graphemes.ts';
import { sortPeople } from './people-order.ts';

type Person = Site['people'][number];

/** A person as shown in lists, in one language. */
export type PersonCard = {
  id: string;
  name: string;
  href: string;
  initials: string;
  /** Shown in place of the initials. */
  portrait?: { alt: string; source: PictureSource };
  /** Colour of the niche's roof; the text next to it has the same information. */
  rank: 'head' | 'teacher' | 'staff';
  post: string;
  areas: string[];
};

const TEACHERS: readonly string[] = [
  'professor',
  'associate-professor',
  'assistant-professor',
  'physical-education-director',
];

/** The designation: `Professor`, for heads of departments with the department. */
export function postOf(
  { designation, isHead }: Pick<Person, 'designation' | 'isHead'>,
  locale: Locale,
): string {
  const labels = labelsFor('people', locale);
  return isHead
    ? `${labels.designation[designation]}, ${labels.head}`
    : labels.designation[designation];
}

export function personUrl(id: string, locale: Locale): string {
  return localisePath(pathOf('people', id), locale);
}

export function personCard(files: SiteFiles, person: Person, locale: Locale): PersonCard {
  const { id, name, initials, isHead, designation, areas, portrait } = person;
  const source = portraitSource(files, person);
  return {
    id,
    name: name[locale],
    href: personUrl(id, locale),
    initials: locale === FIRST ? initials : firstSign(name[locale]),
    ...(portrait && source && { portrait: { alt: portrait.alt[locale], source } }),
    rank: isHead ? 'head' : TEACHERS.includes(designation) ? 'teacher' : 'staff',
    post: postOf(person, locale),
    areas: areas.map((area) => area[locale]),
  };
}

/**
 * The first grapheme of a name, without the title (ഡോ.) and without initials, which are words in
 * Malayalam.
 */
function firstSign(name: string): string {
  const given = name.split(' ').find((word) => !word.endsWith('.')) ?? name;
  return graphemesOf(given)[0] ?? '';
}

/** People of a department, head first. */
export function departmentPeople(
  { people }: Pick<Site, 'people'>,
  department: string,
  locale?: Locale,
): Person[] {
  return sortPeople(
    people.filter((person) => person.department === department),
    locale,
  );
}

type Faculty = Pick<Site, 'people' | 'departments'>;

/** Departments with teachers who may guide scholars: those who have a doctorate themselves. */
export function guideDepartments({ people, departments }: Faculty): string[] {
  const guiding = new Set(people.filter(isGuide).map(({ department }) => department));
  return departments.map(({ id }) => id).filter((id) => guiding.has(id));
}

/** The guides of each department that has any. */
export function guideGroups(site: Faculty & SiteFiles, locale: Locale) {
  const guiding = guideDepartments(site);
  return site.departments
    .filter(({ id }) => guiding.includes(id))
    .map(({ id, name }) => ({
      id,
      name: name[locale],
      people: departmentPeople({ people: site.people.filter(isGuide) }, id, locale).map((person) =>
        personCard(site, person, locale),
      ),
    }));
}

const isGuide = ({ designation, qualifications }: Person) =>
  TEACHERS.includes(designation) && qualifications.some(({ en }) => en.startsWith('Ph.D'));
