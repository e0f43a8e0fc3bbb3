import type { Entry } from '#app/content/reading/collections.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { localise } from '#app/content/schemas/fields.ts';
import type { Person } from '#app/content/schemas/person.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { committeeUrl } from './committees.ts';
import { headOf } from './head.server.ts';
import { departmentPeople, personCard, postOf } from './people-rows.ts';
import { contactLabels, departmentUrl } from './rows.ts';
import { homeLink, type NamedLink, programmeLinks, trailOf } from './trail.ts';

export type PeopleView = ReturnType<typeof peopleView>;
export type PersonView = NonNullable<ReturnType<typeof personView>>;

/** Everybody, department by department, with what the filter offers. */
export function peopleView(site: Site, locale: Locale) {
  const labels = labelsFor(locale);
  const groups = site.departments
    .map(({ id, name, code }) => ({
      id,
      code,
      name: name[locale],
      href: departmentUrl(id, locale),
      people: departmentPeople(site, id).map((person) => personCard(person, locale)),
    }))
    .filter(({ people }) => people.length > 0);
  const areas = [...new Set(groups.flatMap(({ people }) => people.flatMap((person) => person.areas)))];
  return {
    head: headOf(site, '/faculty', locale, { title: labels.peopleTitle, description: labels.peopleLead, keywords: [labels.people, labels.departments] }),
    title: labels.peopleTitle,
    lead: labels.peopleLead,
    ancestors: [homeLink(locale)],
    groups,
    areas: areas.sort(new Intl.Collator(locale).compare),
    hasSamples: site.people.some(({ sample }) => sample),
    labels: {
      department: labels.department,
      area: labels.area,
      allDepartments: labels.allDepartments,
      allAreas: labels.allAreas,
      chosenPeople: labels.chosenPeople(groups.reduce((sum, { people }) => sum + people.length, 0)),
      noPeople: labels.noPeople,
      samplePeople: labels.samplePeople,
    },
  };
}

/** One person; `undefined` for an id that nobody has. */
export function personView(site: Site, id: string, locale: Locale) {
  const person = site.people.find((entry) => entry.id === id);
  const department = site.departments.find((entry) => entry.id === person?.department);
  if (!person || !department) return undefined;
  const labels = labelsFor(locale);
  const texts = localise(person, locale);
  const departmentName = department.name[locale];
  const post = labels.designation[person.designation];
  const list = (name: string, items: readonly string[]) => ({ name, items: items.map((text): { text: string; href?: string } => ({ text })) });
  const links = (name: string, items: readonly NamedLink[]) => ({ name, items: items.map(({ label, href }) => ({ text: label, href })) });
  const isTeaching = person.programmes.length > 0;
  return {
    head: headOf(site, `/faculty/${id}`, locale, {
      title: `${texts.name} | ${departmentName}`,
      description: labels.personLead(texts.name, postOf(person, locale), departmentName),
      keywords: [texts.name, departmentName, ...texts.areas],
    }),
    name: texts.name,
    post,
    headOf: person.isHead ? labels.headOf(departmentName) : undefined,
    summary: texts.summary,
    card: personCard(person, locale),
    isSample: person.sample === true,
    ancestors: [...trailOf('/faculty', labels.peopleTitle, locale), { label: departmentName, href: departmentUrl(department.id, locale) }],
    department: { label: departmentName, href: departmentUrl(department.id, locale) },
    lists: [
      list(labels.qualifications, texts.qualifications),
      list(labels.areas, texts.areas),
      list(isTeaching ? labels.courses : labels.duties, texts.courses),
      links(labels.teachesIn, programmeLinks(site, person.programmes, locale)),
      links(labels.laboratoriesInCharge, laboratoryLinks(site, person, locale)),
      links(labels.committees, committeeLinks(site, id, locale)),
    ].filter(({ items }) => items.length > 0),
    publications: person.publications ?? [],
    contact: texts.contact,
    labels: {
      ...contactLabels(locale),
      department: labels.department,
      publications: labels.publications,
      contact: labels.contact,
      place: labels.place,
      sampleNote: labels.samplePeople,
    },
  };
}

function laboratoryLinks(site: Site, person: Entry<Person>, locale: Locale): NamedLink[] {
  const department = site.departments.find(({ id }) => id === person.department);
  return (department?.laboratories ?? [])
    .filter(({ id }) => person.laboratories?.includes(id))
    .map(({ id, name }) => ({ label: name[locale], href: `${departmentUrl(person.department, locale)}/laboratories#${id}` }));
}

function committeeLinks(site: Site, person: string, locale: Locale): NamedLink[] {
  return site.committees
    .flatMap((committee) => committee.members.flatMap((member) => ('person' in member && member.person === person ? [{ committee, as: member.as }] : [])))
    .map(({ committee, as }) => ({ label: `${committee.name[locale]} (${as[locale]})`, href: committeeUrl(committee, locale) }));
}
