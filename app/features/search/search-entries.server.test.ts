import { describe, expect, it } from 'vitest';
import { listAnchors } from '#app/content/pages.server.ts';
import { committeeUrl } from '#app/content/rows/links.server.ts';
import { betKey } from '#app/lib/search/best-bets.ts';
import { SEARCH_CATEGORIES } from '#app/lib/search/search-index.ts';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { searchPlaces } from './search-entries.server.ts';
import { askedWords, searchIndexOf } from './search-list.server.ts';

const site = getSite();
const places = searchPlaces(site);
const paths = places.map(({ path }) => path);

describe('the entries of the search', () => {
  it.each([
    [
      'menu entries',
      site.navigation.menu
        .flatMap(({ href, entries = [] }) => [href, ...entries.map((entry) => entry.href)])
        .filter((href) => href !== '#'),
    ],
    ['departments', site.departments.map(({ id }) => `/department/${id}`)],
    [
      'programmes',
      site.programmes.map(({ id, department }) => `/department/${department}/programmes#${id}`),
    ],
    ['people', site.people.map(({ id }) => `/faculty/${id}`)],
    [
      'facilities',
      site.pages
        .find(({ id }) => id === 'facilities')
        ?.sections.map((section) => `/facilities#${section}`) ?? [],
    ],
    ['committees', site.committees.map((committee) => committeeUrl(committee, 'en'))],
    ['documents', site.documents.map(({ id }) => `/downloads/${id}`)],
    [
      'parts of admissions',
      ['current', 'btech', 'mtech', 'phd'].map((tab) => `/admissions#${tab}`),
    ],
    [
      'portals',
      ['placement', 'alumni', 'login', 'registration'].map((portal) => `portal:${portal}`),
    ],
  ])('contain all %s', (_, wanted) => {
    expect(wanted.length).toBeGreaterThan(3);
    expect(wanted.filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('are unique, and each has a valid target', () => {
    expect(new Set(paths).size).toBe(paths.length);
    const anchors = listAnchors(site);
    const dead = paths.filter((path) => {
      const [page = '', anchor] = path.split('#');
      return (
        path.startsWith('/') &&
        !(
          anchors.has(page) &&
          (anchor === undefined ||
            anchors.get(page)?.has(anchor) ||
            anchor.startsWith('committee-'))
        )
      );
    });
    expect(dead).toEqual([]);
  });

  it('have a title in both languages and one of the eleven categories, each of which is used', () => {
    for (const { path, title } of places)
      for (const locale of PUBLISHED) expect(title[locale].trim(), path).not.toBe('');
    expect([...new Set(places.map(({ category }) => category))].sort()).toEqual(
      [...SEARCH_CATEGORIES].sort(),
    );
  });

  it.each([
    [
      '/all-news/ktu-examination-registration',
      '30 November 2026: Last date for registration without fine',
    ],
    ['/tenders/canteen-licence', '6 January 2027: Last date for bids, 3 pm'],
    ['/events/open-house-plus-two', 'Saturday, 15 May 2027'],
  ])('say the dates of %s in its row', (path, dates) => {
    const found = searchIndexOf(site, 'en').entries.find((entry) => entry.path === path);
    expect(found?.answer).toContain(dates);
  });

  it.each([
    ['2026-11-30T23:59', '30 November, 4 December, 14 December'],
    ['2026-12-01T00:00', '4 December, 14 December, 30 November'],
    ['2027-01-01T00:00', '30 November, 4 December, 14 December'],
  ])('say at %s the days to come before those that are over', (now, days) => {
    const { entries } = searchIndexOf(site, 'en', Date.parse(`${now}:00+05:30`));
    const { answer } = need(
      entries.find(({ path }) => path === '/all-news/ktu-examination-registration'),
    );
    expect(answer?.match(/\d+ \w+(?= 2026: )/g)?.join(', ')).toBe(days);
  });

  it('begin with the menu, in its order', () => {
    expect(paths.slice(0, 3)).toEqual(['/', '/about', '/about#overview']);
  });

  it('contain the keywords of search.yaml', () => {
    const entry = site.search.entries.find(({ path }) => path === '/facilities#hostel');
    const place = places.find(({ path }) => path === '/facilities#hostel');
    const said = [place?.title.en, place?.title.ml, ...(place?.keywords ?? [])]
      .join('\n')
      .toLowerCase();
    for (const word of [...(entry?.keywords.en ?? []), ...(entry?.keywords.ml ?? [])])
      expect(said).toContain(word.toLowerCase());
  });
});

describe.each(PUBLISHED)('the index of the %s pages', (locale) => {
  const { entries } = searchIndexOf(site, locale);
  const other = locale === 'en' ? 'ml' : 'en';

  it('has titles and paths in its own language, and the titles in the other', () => {
    entries.forEach((entry, number) => {
      const place = places[number];
      expect([entry.title, entry.otherTitle]).toEqual([place?.title[locale], place?.title[other]]);
      if (place?.path.startsWith('/')) expect(entry.path.startsWith('/ml')).toBe(locale === 'ml');
      else expect(entry.path).toMatch(/^https:/);
    });
  });
});

describe.each(PUBLISHED)('frequent questions (%s)', (locale) => {
  const { entries, bets } = searchIndexOf(site, locale);
  const betOn = (query: string) => bets.find(({ keys }) => keys.includes(betKey(query)));

  it('are at least forty, each only once, with titled targets', () => {
    expect(bets.length).toBeGreaterThanOrEqual(40);
    for (const { entry } of bets) expect(entries[entry]?.title).toBeTruthy();
    const keys = bets.flatMap((bet) => bet.keys);
    expect(keys.filter((key, index) => key === '' || keys.indexOf(key) !== index)).toEqual([]);
  });

  it('are answered in the result from the data of other files', () => {
    for (const sum of ['₹22,120', '₹3,470', '₹13,470'])
      expect(betOn('fees')?.answer).toContain(sum);
    // Each course of a tab by its name.
    expect(betOn('mca fees')?.answer).toMatch(/₹24,964 · .*: ₹12,110$/);
    expect(betOn('principal phone')?.answer).toBe(
      site.college.contacts.find(({ role }) => role === 'principal')?.phone,
    );
    const [principal, ...others] = site.college.contacts;
    const college = {
      ...site.college,
      contacts: [
        { ...principal, secondPhone: '0471 000 0001' } as (typeof others)[number],
        ...others,
      ],
    };
    const { bets: withSecond } = searchIndexOf({ ...site, college }, locale);
    expect(withSecond.find(({ keys }) => keys.includes(betKey('principal phone')))?.answer).toBe(
      `${principal?.phone}, 0471 000 0001`,
    );
    expect(betOn('ragging helpline')?.answer).toBe(site.college.helpline.phone);
    expect(betOn('phd last date')?.answer).toContain('2027');
    for (const sum of ['₹5,700', '₹3,750']) expect(betOn('hostel fees')?.answer).toContain(sum);
    expect(betOn('nss')?.answer).toBe('');
  });
});

it('words that people ask with are joined for a section and its page; a teacher has areas', () => {
  const asked = [
    { path: '/facilities#transport', words: 'bus fund' },
    { path: '/facilities/transport', words: 'morning bus' },
    { path: '/contact', words: 'taluk' },
  ];
  const people = site.people.slice(0, 1).map((person) => ({
    ...person,
    id: 'anu-k',
    areas: [{ en: 'Machine design', ml: 'മെഷീൻ ഡിസൈൻ', ta: '' }],
  }));
  const own = { ...site, people, search: { ...site.search, asked } };
  expect([...askedWords(own, 'en')]).toEqual([
    ['/facilities/transport', 'bus fund, morning bus'],
    ['/contact', 'taluk'],
    ['/faculty/anu-k', 'Machine design, മെഷീൻ ഡിസൈൻ'],
  ]);
});
