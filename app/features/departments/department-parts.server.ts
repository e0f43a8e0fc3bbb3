import { localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { accessOf } from '#app/content/rows/access-rows.server.ts';
import { departmentUrl } from '#app/content/rows/department-rows.server.ts';
import { documentRow } from '#app/content/rows/document-rows.server.ts';
import { resolveTarget } from '#app/content/rows/links.server.ts';
import { departmentPeople, personCard, personUrl } from '#app/content/rows/people-rows.server.ts';
import type { Department } from '#app/content/schemas/departments.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { programmeLinks } from '#app/features/shell/trail.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { counted } from '#app/lib/fill-in.ts';
import { dotted } from '#app/lib/tied-words.ts';

export function peopleSection(site: Site, { id }: Department, locale: Locale) {
  const people = departmentPeople(site, id, locale);
  return {
    kind: 'people' as const,
    short: counted(labelsFor('people', locale).peopleCount, { count: people.length }),
    people: people.map((person) => personCard(site, person, locale)),
  };
}

export function laboratoriesSection(
  site: Site,
  { id, laboratories }: Department,
  locale: Locale,
  isFull: boolean,
) {
  return {
    kind: 'laboratories' as const,
    short: dotted(laboratories.map(({ name }) => name[locale])),
    isFull,
    rows: laboratories.map((laboratory) => {
      const charge = site.people.find(
        (person) => person.department === id && person.laboratories?.includes(laboratory.id),
      );
      return {
        id: laboratory.id,
        name: laboratory.name[locale],
        href: `${departmentUrl(id, locale)}/laboratories#${laboratory.id}`,
        work: laboratory.work[locale],
        equipment: isFull ? localise(laboratory.equipment, locale) : [],
        programmes: isFull ? programmeLinks(site, laboratory.programmes, locale) : [],
        charge:
          isFull && charge
            ? { label: charge.name[locale], href: personUrl(charge.id, locale) }
            : undefined,
      };
    }),
  };
}

export function researchSection(
  site: Site,
  { id, researchAreas, research }: Department,
  locale: Locale,
) {
  const people = departmentPeople(site, id, locale);
  return {
    kind: 'research' as const,
    short: dotted(researchAreas.map((area) => area[locale])) || undefined,
    areas: researchAreas.map((area) => ({
      name: area[locale],
      people: people
        .filter((person) => person.areas.some((own) => own.en === area.en))
        .map((person) => ({ label: person.name[locale], href: personUrl(person.id, locale) })),
    })),
    paragraphs: localise(research, locale),
  };
}

export function achievementsSection({ achievements }: Department, locale: Locale) {
  return {
    kind: 'achievements' as const,
    short: counted(messagesFor(locale).entries, { count: achievements.length }),
    rows: [...achievements]
      .sort((a, b) => b.year - a.year)
      .map(({ year, text }) => ({ year, text: text[locale] })),
  };
}

export function documentsSection(site: Site, { id, syllabus }: Department, locale: Locale) {
  const labels = labelsFor('departments', locale);
  return {
    kind: 'documents' as const,
    short: `${labels.syllabus} · ${labels.papers}`,
    syllabus: syllabus.map(({ title, note, href }) => ({
      title: title[locale],
      note: note[locale],
      href: resolveTarget(href, site.college, locale),
    })),
    papers: site.documents
      .filter((document) => document.departments?.includes(id))
      .map((document) => documentRow(site, document, locale)),
    downloadsHref: localisePath(pathOf('documents'), locale),
  };
}

export function contactSection(site: Site, { id, contact, name }: Department, locale: Locale) {
  const { place, hours, phone, email } = contact;
  return {
    kind: 'contact' as const,
    short: undefined,
    place: place[locale],
    access: accessOf(site, ({ departments }) => departments?.includes(id) === true, locale),
    contact: { title: name[locale], phone, email, hours: hours[locale] },
  };
}
