import type { CollegeOrUniversity, Event, NewsArticle, Person } from 'schema-dts';
import type { Site } from '#app/content/reading/read.server.ts';
import { departmentUrl } from '#app/content/rows/department-rows.server.ts';
import { titleAlone } from '#app/content/rows/sample.server.ts';
import { mapUrlOf } from '#app/content/schemas/college.ts';
import type { EventView } from '#app/features/events/events.server.ts';
import type { NoticeView } from '#app/features/news/news.server.ts';
import type { PersonView } from '#app/features/people/people.server.ts';
import { type Locale, localisePath, otherOf } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';

/** Schema.org nodes, made from the data of their page. Addresses are absolute. */

/** The college, with the details in the footer of every page. */
export function collegeNode({ college, departments }: Site, locale: Locale): CollegeOrUniversity {
  const at = (path: string) => `${college.siteUrl}${path}`;
  const other = otherOf(college, locale);
  return {
    '@type': 'CollegeOrUniversity',
    '@id': at('/#college'),
    name: college.name[locale],
    alternateName: [...(other ? [college.name[other]] : []), college.shortName[locale]],
    url: at(localisePath('/', locale)),
    logo: at('/icons/icon-512.png'),
    ...(college.demonstrationNote && {
      disambiguatingDescription: college.demonstrationNote[locale],
    }),
    address: college.address[locale],
    hasMap: mapUrlOf(college),
    telephone: college.phone,
    email: college.email,
    identifier: [
      { '@type': 'PropertyValue', propertyID: 'AICTE', value: college.ids.aicte },
      { '@type': 'PropertyValue', propertyID: 'AISHE', value: college.ids.aishe },
    ],
    sameAs: Object.values(college.social).filter((address) => address !== undefined),
    parentOrganization: { '@type': 'GovernmentOrganization', name: college.directorate[locale] },
    department: departments.map(({ id, name }) => ({
      '@type': 'Organization',
      name: name[locale],
      url: at(departmentUrl(id, locale)),
    })),
  };
}

/** The college as a reference in another node. */
function collegeReference({ college }: Pick<Site, 'college'>, locale: Locale) {
  const { siteUrl, name } = college;
  return {
    '@type': 'CollegeOrUniversity',
    '@id': `${siteUrl}/#college`,
    name: name[locale],
    url: `${siteUrl}${localisePath('/', locale)}`,
    logo: `${siteUrl}/icons/icon-512.png`,
  } as const;
}

/** An event is shown alone in search results: a sample is marked in its name. */
export function eventNode(site: Site, { row, head }: EventView, locale: Locale): Event[] {
  const { college } = site;
  return [
    {
      '@type': 'Event',
      name: titleAlone(row.title, row.isSample || undefined, locale),
      description: row.summary,
      startDate: row.start,
      endDate: row.end,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: row.venue, address: college.address[locale] },
      organizer: collegeReference(site, locale),
      url: head.canonical,
      inLanguage: locale,
    },
  ];
}

/** A notice as news; a sample is marked in headline and status. */
export function articleNode(
  site: Site,
  { row, head, updatedOn }: NoticeView,
  locale: Locale,
): NewsArticle[] {
  return [
    {
      '@type': 'NewsArticle',
      headline: titleAlone(row.title, row.isSample || undefined, locale),
      ...(row.isSample ? { creativeWorkStatus: messagesFor(locale).sampleNote } : {}),
      description: row.summary,
      articleSection: row.kind,
      datePublished: row.issuedOn,
      ...(updatedOn === undefined ? {} : { dateModified: updatedOn }),
      expires: row.validUntil,
      author: collegeReference(site, locale),
      publisher: collegeReference(site, locale),
      mainEntityOfPage: head.canonical,
      url: head.canonical,
      inLanguage: locale,
    },
  ];
}

/** A staff member with official contact; nothing for a sample. */
export function personNode(site: Site, view: PersonView, locale: Locale): Person[] {
  if (view.isSample) return [];
  return [
    {
      '@type': 'Person',
      name: view.title,
      jobTitle: view.post,
      ...(view.summary && { description: view.summary }),
      knowsAbout: view.card.areas,
      ...(view.contact.email && { email: view.contact.email }),
      ...(view.contact.phone && { telephone: view.contact.phone }),
      worksFor: collegeReference(site, locale),
      affiliation: {
        '@type': 'Organization',
        name: view.department.label,
        url: `${site.college.siteUrl}${view.department.href}`,
      },
      url: view.head.canonical,
    },
  ];
}
