import { localise } from '#app/content/fields.ts';
import type { Entry } from '#app/content/kinds.server.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { departmentUrl } from '#app/content/rows/department-rows.server.ts';
import { committeeUrl, type NamedLink } from '#app/content/rows/links.server.ts';
import { departmentPeople, personCard, postOf } from '#app/content/rows/people-rows.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { headed, headOf } from '#app/features/shell/head.server.ts';
import { homeLink, programmeLinks, trailOf } from '#app/features/shell/trail.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { compareIn } from '#app/i18n/order.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { withId } from '#app/lib/with-id.ts';
import { departmentStem } from '#languages/grammar.ts';
import type { PersonEntry } from './schema.ts';

export type PeopleView = ReturnType<typeof peopleView>;
export type PersonView = ReturnType<typeof personView>;

/** All people by department, with the filter options. */
export function peopleView(site: Site, locale: Locale) {
  const labels = labelsFor('people', locale);
  const groups = site.departments
    .map(({ id, name, code }) => ({
      id,
      code,
      name: name[locale],
      href: departmentUrl(id, locale),
      people: departmentPeople(site, id, locale).map((person) => ({
        ...personCard(site, person, locale),
        areaIds: person.areas.map(({ en }) => slugOf(en)),
      })),
    }))
    .filter(({ people }) => people.length > 0);
  const count = groups.reduce((sum, { people }) => sum + people.length, 0);
  // The same names in both languages, so that a choice is kept when the language changes.
  const areas = new Map(
    site.people.flatMap((person) =>
      person.areas.map((area) => [slugOf(area.en), area[locale]] as const),
    ),
  );
  return {
    ...headed(site, pathOf('people'), locale, {
      title: labels.peopleTitle,
      lead: labels.peopleLead,
      keywords: [labels.people, labelsFor('departments', locale).departments],
    }),
    ancestors: [homeLink(locale)],
    groups,
    count,
    areas: [...areas]
      .map(([value, label]) => ({ value, label }))
      .sort((a, b) => compareIn(locale)(a.label, b.label)),
    hasSamples: site.people.some(({ sample }) => sample),
  };
}

function slugOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/**
 * One person. @throws Error without the department, which the checks of the content do not allow
 */
export function personView(site: Site, person: Entry<PersonEntry>, locale: Locale) {
  const department = withId(site.departments, person.department);
  if (!department) throw new Error(`${person.id} belongs to no department`);
  const labels = labelsFor('people', locale);
  const texts = localise(person, locale);
  const departmentName = department.name[locale];
  const post = labels.designation[person.designation];
  const list = (term: string, items: readonly string[]) => ({
    term,
    items: items.map((text) => ({ text })),
  });
  const links = (term: string, items: readonly NamedLink[]) => ({
    term,
    items: items.map(({ label, href }) => ({ text: label, href })),
  });
  const isTeaching = person.programmes.length > 0;
  return {
    head: headOf(site, pathOf('people', person.id), locale, {
      title: `${texts.name} | ${departmentName}`,
      description: fillIn(labels.personLead, {
        name: texts.name,
        post: postOf(person, locale),
        department: departmentName,
      }),
      keywords: [texts.name, departmentName, ...texts.areas],
    }),
    title: texts.name,
    post,
    /** As structured data. */
    summary: texts.summary,
    lead: texts.summary,
    headOf: person.isHead
      ? fillIn(labels.headOf, { department: departmentStem(departmentName) })
      : undefined,
    card: personCard(site, person, locale),
    isSample: person.sample === true,
    ancestors: [
      ...trailOf(pathOf('people'), labels.peopleTitle, locale),
      { label: departmentName, href: departmentUrl(department.id, locale) },
    ],
    department: { label: departmentName, href: departmentUrl(department.id, locale) },
    facts: [
      list(labels.qualifications, texts.qualifications),
      list(labels.areas, texts.areas),
      list(isTeaching ? labels.courses : labels.duties, texts.courses),
      links(labels.teachesIn, programmeLinks(site, person.programmes, locale)),
      links(labels.laboratoriesInCharge, laboratoryLinks(site, person, locale)),
      links(labels.committees, committeeLinks(site, person.id, locale)),
      {
        term: labels.publications,
        items: (person.publications ?? []).map((publication) => ({
          text: publicationText(publication),
          lang: publication.language,
        })),
      },
    ].filter(({ items }) => items.length > 0),
    contact: texts.contact,
  };
}

/** A publication in a line, in its own language. */
export function publicationText({
  title,
  venue,
  year,
  doi,
}: NonNullable<PersonEntry['publications']>[number]): string {
  return [`${title}. ${venue}, ${year}`, doi].filter((part) => part !== undefined).join(', ');
}

function laboratoryLinks(site: Site, person: Entry<PersonEntry>, locale: Locale): NamedLink[] {
  const department = site.departments.find(({ id }) => id === person.department);
  return (department?.laboratories ?? [])
    .filter(({ id }) => person.laboratories?.includes(id))
    .map(({ id, name }) => ({
      label: name[locale],
      href: `${departmentUrl(person.department, locale)}/laboratories#${id}`,
    }));
}

function committeeLinks(site: Site, person: string, locale: Locale): NamedLink[] {
  return site.committees
    .flatMap((committee) =>
      committee.members.flatMap((member) =>
        'person' in member && member.person === person ? [{ committee, as: member.as }] : [],
      ),
    )
    .map(({ committee, as }) => ({
      label: `${committee.name[locale]} (${as[locale]})`,
      href: committeeUrl(committee, locale),
    }));
}
