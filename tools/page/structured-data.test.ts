import { describe, expect, it } from 'vitest';
import { listPages, type PageEntry } from '#app/content/pages.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { getSite, pagesByPath } from '#app/site.ts';
import { inShape, PUBLISHED } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { dataBlock, structuredData } from './structured-data.ts';

const site = getSite();
const NOW = Date.parse('2026-11-21T12:00:00+05:30');
const pages = listPages(site);

/**
 * What search engines ask of each type; tests/built/found.test.ts compares all of it with the page.
 */
const REQUIRED: Record<string, string> = {
  BreadcrumbList: 'itemListElement',
  CollegeOrUniversity:
    '@id name url logo alternateName address hasMap telephone email identifier sameAs parentOrganization department',
  Event: 'name description startDate endDate eventAttendanceMode location organizer url inLanguage',
  NewsArticle:
    'headline description articleSection datePublished expires author publisher mainEntityOfPage url inLanguage',
  Person: 'name jobTitle description knowsAbout email telephone worksFor affiliation url',
};

const CRUMBS = [{ label: 'Home', href: '/' }, { label: 'This page' }];

/** The nodes of a page, as search engines read them. */
async function nodesOf(page: PageEntry, of: Site = site): Promise<Record<string, unknown>[]> {
  const view = await need(pagesByPath(of).get(page.path)).view(page.locale, NOW);
  const graph = structuredData(of, page, page.kind === 'home' ? [] : CRUMBS, view);
  return JSON.parse(JSON.stringify(graph?.['@graph'] ?? []));
}

function pageAt(path: string, locale: Locale): PageEntry {
  return need(pages.find((entry) => entry.path === path && entry.locale === locale));
}

describe.each(PUBLISHED)('structured data (%s)', (locale) => {
  const typesOf = async (path: string) =>
    (await nodesOf(pageAt(path, locale))).map((node) => node['@type']);
  const person = need(site.people[0]);
  const event = need(site.events[0]);
  const notice = need(site.notices[0]);

  it('has on every page what is asked of its type', async () => {
    for (const page of pages.filter((each) => each.locale === locale))
      for (const node of await nodesOf(page)) {
        const required = REQUIRED[String(node['@type'])]?.split(' ');
        expect(Object.keys(node), page.address).toEqual(expect.arrayContaining(required ?? ['?']));
        expect(Object.values(node), page.address).not.toContain('');
      }
  });

  it('describes the college on the home page and on the page about it', async () => {
    expect(await typesOf('/')).toEqual(['CollegeOrUniversity']);
    expect(await typesOf('/about')).toEqual(['BreadcrumbList', 'CollegeOrUniversity']);
  });

  it('describes an event with start, end and place, and a notice with its date', async () => {
    expect((await nodesOf(pageAt(`/events/${event.id}`, locale)))[1]).toMatchObject({
      startDate: event.start,
      endDate: event.end,
      inLanguage: locale,
    });
    expect((await nodesOf(pageAt(`/all-news/${notice.id}`, locale)))[1]).toMatchObject({
      datePublished: notice.issuedOn,
      inLanguage: locale,
    });
  });

  it('has the date on which a notice was changed, if it was changed', async () => {
    const articleOf = async (updatedOn: string | undefined) => {
      const notices = [{ ...notice, issuedOn: '2026-01-10', updatedOn }];
      const page = pageAt(`/all-news/${notice.id}`, locale);
      return (await nodesOf(page, { ...site, notices }))[1];
    };
    expect(await articleOf('2026-03-02')).toMatchObject({
      datePublished: '2026-01-10',
      dateModified: '2026-03-02',
    });
    expect(await articleOf(undefined)).not.toHaveProperty('dateModified');
  });

  it('marks samples only', async () => {
    const own = {
      ...site,
      notices: [{ ...notice, sample: undefined }],
      events: [{ ...event, sample: undefined }],
    };
    expect((await nodesOf(pageAt(`/all-news/${notice.id}`, locale), own))[1]).toMatchObject({
      headline: notice.title[locale],
    });
    expect((await nodesOf(pageAt(`/events/${event.id}`, locale), own))[1]).toMatchObject({
      name: event.title[locale],
    });
    const sample = { ...site, notices: [{ ...notice, sample: true as const }] };
    expect((await nodesOf(pageAt(`/all-news/${notice.id}`, locale), sample))[1]).toMatchObject({
      headline: expect.not.stringMatching(`^${notice.title[locale]}`),
    });
  });

  it('never publishes a sample person as real, and a real one with official contact', async () => {
    const page = pageAt(`/faculty/${person.id}`, locale);
    const typesWith = async (sample: true | undefined) => {
      const nodes = await nodesOf(page, { ...site, people: [{ ...person, sample }] });
      return nodes.map((node) => node['@type']);
    };
    expect(await typesWith(true)).toEqual(['BreadcrumbList']);
    expect(await typesWith(undefined)).toEqual(['BreadcrumbList', 'Person']);
  });

  it('says of a demonstration what its foot says', async () => {
    const note = inShape({ en: 'Samples are not real.', ml: 'മാതൃകകൾ യഥാർഥമല്ല.' });
    const [nodes] = await nodesOf(pageAt('/', locale), {
      ...site,
      college: { ...site.college, demonstrationNote: note },
    });
    expect(nodes).toMatchObject({ disambiguatingDescription: note[locale] });
    const [real] = await nodesOf(pageAt('/', locale), {
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
