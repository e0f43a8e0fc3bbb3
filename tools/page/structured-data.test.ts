import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listPages, type PageEntry } from '#app/content/pages.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { getSite } from '#app/site.ts';
import { inShape, PUBLISHED } from '#tests/support/languages.ts';
import { dataBlock, structuredData } from './structured-data.ts';

const site = getSite();
const { siteUrl } = site.college;
const NOW = Date.parse('2026-11-21T12:00:00+05:30');
const pages = listPages(site);

const address = z.string().startsWith(`${siteUrl}/`).or(z.literal(siteUrl));
const words = z.string().trim().min(1);
const moment = z.iso.datetime({ offset: true });
const college = z.strictObject({
  '@type': z.literal('CollegeOrUniversity'),
  '@id': address,
  name: words,
  url: address,
  logo: address,
});
const organization = z.strictObject({
  '@type': z.literal('Organization'),
  name: words,
  url: address,
});
const step = { '@type': z.literal('ListItem'), position: z.int().positive() };

/** Fields that search engines require of each type, and nothing that is not visible on a page. */
const NODES = z.discriminatedUnion('@type', [
  z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z.array(z.strictObject({ ...step, name: words, item: address })).min(2),
  }),
  college.extend({
    alternateName: z.array(words),
    disambiguatingDescription: words.optional(),
    address: words,
    hasMap: z.url(),
    telephone: words,
    email: z.email(),
    identifier: z.array(
      z.strictObject({ '@type': z.literal('PropertyValue'), propertyID: words, value: words }),
    ),
    sameAs: z.array(z.url()),
    parentOrganization: z.strictObject({
      '@type': z.literal('GovernmentOrganization'),
      name: words,
    }),
    department: z.array(organization).min(1),
  }),
  z.strictObject({
    '@type': z.literal('EducationalOccupationalProgram'),
    name: words,
    description: words,
    url: address,
    educationalCredentialAwarded: words,
    timeToComplete: z.iso.duration(),
    maximumEnrollment: z.int().positive(),
    provider: college,
  }),
  z.strictObject({
    '@type': z.literal('ItemList'),
    itemListElement: z
      .array(
        z.strictObject({
          ...step,
          item: z.strictObject({
            '@type': z.literal('EducationalOccupationalProgram'),
            name: words,
            educationalCredentialAwarded: words,
            url: address,
          }),
        }),
      )
      .min(1),
  }),
  z.strictObject({
    '@type': z.literal('Event'),
    name: words,
    description: words,
    startDate: moment,
    endDate: moment,
    eventAttendanceMode: z.literal('https://schema.org/OfflineEventAttendanceMode'),
    location: z.strictObject({ '@type': z.literal('Place'), name: words, address: words }),
    organizer: college,
    url: address,
    inLanguage: z.enum(PUBLISHED),
  }),
  z.strictObject({
    '@type': z.literal('NewsArticle'),
    headline: words.max(110),
    creativeWorkStatus: words.optional(),
    description: words,
    articleSection: words,
    datePublished: z.iso.date(),
    dateModified: z.iso.date().optional(),
    expires: moment,
    author: college,
    publisher: college,
    mainEntityOfPage: address,
    url: address,
    inLanguage: z.enum(PUBLISHED),
  }),
  z.strictObject({
    '@type': z.literal('Person'),
    name: words,
    jobTitle: words,
    description: words,
    knowsAbout: z.array(words).min(1),
    email: z.email(),
    telephone: words,
    worksFor: college,
    affiliation: organization,
    url: address,
  }),
]);

const CRUMBS = [{ label: 'Home', href: '/' }, { label: 'This page' }];

/** The nodes of a page, each validated. */
function nodesOf(page: PageEntry, of: Site = site) {
  const graph = structuredData(of, page, page.kind === 'home' ? [] : CRUMBS, NOW);
  return z.array(NODES).parse(graph?.['@graph'] ?? []);
}

function pageAt(path: string, locale: Locale): PageEntry {
  const page = pages.find((entry) => entry.path === path && entry.locale === locale);
  if (!page) throw new Error(`There is no page ${path}`);
  return page;
}

describe.each(PUBLISHED)('structured data (%s)', (locale) => {
  const typesOf = (path: string) => nodesOf(pageAt(path, locale)).map((node) => node['@type']);
  const [person] = site.people;
  const [event] = site.events;
  const [notice] = site.notices;
  if (!person || !event || !notice)
    throw new Error('The shipped content has no person, event or notice');

  it('is valid on every page', () => {
    for (const page of pages)
      if (page.locale === locale) expect(() => nodesOf(page), page.address).not.toThrow();
  });

  it('describes the college on the home page and on the page about it', () => {
    expect(typesOf('/')).toEqual(['CollegeOrUniversity']);
    expect(typesOf('/about')).toEqual(['BreadcrumbList', 'CollegeOrUniversity']);
  });

  it('describes the programmes on the page of a department, with seats and duration as in the content', () => {
    const own = site.programmes.filter(({ department }) => department === 'cse');
    const nodes = nodesOf(pageAt('/department/cse/programmes', locale)).filter(
      (node) => node['@type'] === 'EducationalOccupationalProgram',
    );
    expect(nodes.map((node) => [node.name, node.maximumEnrollment, node.timeToComplete])).toEqual(
      own.map(({ degree, name, Intake, duration }) => [
        `${degree.name[locale]} ${name[locale]}`,
        Intake,
        duration,
      ]),
    );
    expect(typesOf('/admissions')).toEqual(['BreadcrumbList', 'ItemList']);
  });

  it('describes an event with start, end and place, and a notice with its date', () => {
    expect(nodesOf(pageAt(`/events/${event.id}`, locale))[1]).toMatchObject({
      startDate: event.start,
      endDate: event.end,
      inLanguage: locale,
    });
    expect(nodesOf(pageAt(`/all-news/${notice.id}`, locale))[1]).toMatchObject({
      datePublished: notice.issuedOn,
      inLanguage: locale,
    });
  });

  it('has the date on which a notice was changed, if it was changed', () => {
    const articleOf = (updatedOn: string | undefined) =>
      nodesOf(pageAt(`/all-news/${notice.id}`, locale), {
        ...site,
        notices: [{ ...notice, issuedOn: '2026-01-10', updatedOn }],
      })[1];
    expect(articleOf('2026-03-02')).toMatchObject({
      datePublished: '2026-01-10',
      dateModified: '2026-03-02',
    });
    expect(articleOf(undefined)).not.toHaveProperty('dateModified');
  });

  it('marks samples only', () => {
    const own = {
      ...site,
      notices: [{ ...notice, sample: undefined }],
      events: [{ ...event, sample: undefined }],
    };
    expect(nodesOf(pageAt(`/all-news/${notice.id}`, locale), own)[1]).toMatchObject({
      headline: notice.title[locale],
    });
    expect(nodesOf(pageAt(`/events/${event.id}`, locale), own)[1]).toMatchObject({
      name: event.title[locale],
    });
    const sample = { ...site, notices: [{ ...notice, sample: true as const }] };
    expect(nodesOf(pageAt(`/all-news/${notice.id}`, locale), sample)[1]).toMatchObject({
      headline: expect.not.stringMatching(`^${notice.title[locale]}`),
    });
  });

  it('never publishes a sample person as real, and a real one with official contact', () => {
    const page = pageAt(`/faculty/${person.id}`, locale);
    const typesWith = (sample: true | undefined) =>
      nodesOf(page, { ...site, people: [{ ...person, sample }] }).map((node) => node['@type']);
    expect(typesWith(true)).toEqual(['BreadcrumbList']);
    expect(typesWith(undefined)).toEqual(['BreadcrumbList', 'Person']);
  });

  it('says of a demonstration what its foot says', () => {
    const note = inShape({ en: 'Samples are not real.', ml: 'മാതൃകകൾ യഥാർഥമല്ല.' });
    const [nodes] = nodesOf(pageAt('/', locale), {
      ...site,
      college: { ...site.college, demonstrationNote: note },
    });
    expect(nodes).toMatchObject({ disambiguatingDescription: note[locale] });
    const [real] = nodesOf(pageAt('/', locale), {
      ...site,
      college: { ...site.college, demonstrationNote: undefined },
    });
    expect(real).not.toHaveProperty('disambiguatingDescription');
  });
});

it('no text of the content can end the data block', () => {
  const block = dataBlock({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Person', name: '</script><script>alert(1)</script>' }],
  });
  expect(block.match(/<\/?script/g)).toEqual(['<script', '</script']);
});
