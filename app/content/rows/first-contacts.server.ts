import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { SectionPage } from '#app/content/reading/section-files.server.ts';
import { nightsFrom } from '#app/domain/office-hours.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { officeOf } from './department-rows.server.ts';
import { personUrl } from './people-rows.server.ts';

type First = NonNullable<SectionPage['contacts']>[number];

/**
 * Whom to call, for the cards directly below a title; `undefined` if the page names nobody.
 * @param now Unix time in milliseconds, for who answers first tonight and tomorrow
 * @param aboutOf the section that a card is about, where the card does not stand in it
 */
export function firstContacts(
  site: Site,
  contacts: readonly First[],
  locale: Locale,
  now: number,
  aboutOf: (contact: First) => { label: string; href: string } | undefined = () => undefined,
) {
  if (contacts.length === 0) return undefined;
  return contacts.map((contact) => ({
    ...(contact.role === 'helpline'
      ? {
          title: site.college.helpline.label[locale],
          phone: site.college.helpline.phone,
          hours: labelsFor('departments', locale).always,
        }
      : {
          ...withNights(officeOf(site, contact.role, locale), now),
          person: answering(site, contact.role, locale),
        }),
    about: aboutOf(contact),
  }));
}

function withNights(office: ReturnType<typeof officeOf>, now: number) {
  const { night } = office;
  return { ...office, night: night && { ...night, ...nightsFrom(now, night) } };
}

/**
 * The member who answers for an office: the first with a name in its committee, by its name. None
 * where the office is a member itself, such as the Principal of a council: who holds it, the
 * committee does not say.
 */
function answering(site: Site, role: string, locale: Locale) {
  const { committees, people } = site;
  const { title } = officeOf(site, role, locale);
  const committee = committees.find(({ contact }) => contact === role);
  for (const member of committee?.members ?? []) {
    if ('office' in member && member.office[locale] === title) return undefined;
    const person = 'person' in member && people.find(({ id }) => id === member.person);
    if (person && committee)
      return {
        name: person.name[locale],
        as: `${member.as[locale]}, ${committee.name[locale]}`,
        href: personUrl(person.id, locale),
      };
  }
  return undefined;
}
