import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageFile } from '#tests/support/page-file.ts';

// Section 2.1 of the specification, typed here: a page of each route, with an optional part where
// the route has one.

const ROUTES: Readonly<Record<string, readonly string[]>> = {
  '/': [''],
  '/about/{section?}': ['about', 'about/history'],
  '/academics/{section?}': ['academics', 'academics/graduation', 'academics/nba'],
  '/department/{id}/{section?}': [
    'department/cse',
    'department/physicalEducation',
    'department/cse/laboratories',
  ],
  '/downloads': ['downloads'],
  '/pta': ['pta'],
  '/tenders': ['tenders'],
  '/events': ['events'],
  '/facilities/{section?}': ['facilities', 'facilities/hostel'],
  '/research': ['research'],
  '/admissions': [
    'admissions',
    'admissions/current',
    'admissions/btech',
    'admissions/mtech',
    'admissions/phd',
  ],
  '/administrative/{section?}': ['administrative', 'administrative/rti'],
  '/all-news': ['all-news'],
  '/partnerships': ['partnerships'],
  '/faculty/{id}': ['faculty/achankovil-g'],
  '/campus-life': ['campus-life'],
  '/campus-life/{id}': ['campus-life/technical'],
  '/gallery': ['gallery'],
  '/inaguration': ['inaguration'],
};

describe.each(['', 'ml/'])('below /%s', (prefix) => {
  it.each(Object.entries(ROUTES))('%s has a page with one heading', (_, paths) => {
    for (const path of paths) expect(pageFile(`/${prefix}${path}`).all('h1'), path).toHaveLength(1);
  });
});

it('the header and the footer are left out of the inauguration page alone', () => {
  for (const prefix of ['', '/ml']) {
    expect(pageFile(`${prefix}/inaguration`).all('header, nav, footer')).toEqual([]);
    for (const lang of ['en', 'ml'])
      expect(pageFile(`${prefix}/inaguration`).find(`h1 [lang=${lang}]`).text()).toMatch(
        /Engineering College|എൻജിനീയറിങ് കോളേജ്/,
      );
    expect(pageFile(`${prefix}/about`).all('[data-menu], [data-footer]')).toHaveLength(2);
  }
});

it('the not-found page of the site carries the line of the specification, in both languages', () => {
  for (const address of ['/404', '/ml/404']) {
    expect(pageFile(address).find('main').text()).toContain(
      'Unexpected Application Error! 404 Not Found',
    );
  }
  expect(existsSync('build/client/404.html')).toBe(true);
});

it.each(['', 'ml/'])('the not-found page of /%s has the search and likely pages', (prefix) => {
  const page = pageFile(`/${prefix}404.html`);
  expect(page.find('main form').attribute('action')).toBe(`/${prefix}search`);
  const likely = page.links('main nav a').map(({ href }) => href);
  expect(likely).toEqual(
    expect.arrayContaining(
      ['admissions', 'academics', 'campus-life'].map((path) => `/${prefix}${path}`),
    ),
  );
});

it.each(['/search', '/ml/search'])(
  '%s leads to the site map where there are no scripts',
  (address) => {
    const map = `${address.replace('search', 'sitemap')}`;
    expect(pageFile(address).links(`noscript a[href="${map}"]`)).toHaveLength(1);
  },
);

it('the misspelt address is kept as spelled, and no page has the right one', () => {
  expect(existsSync('build/client/inaguration/index.html')).toBe(true);
  expect(existsSync('build/client/inauguration/index.html')).toBe(false);
});

it('no form sends anything away: the search and the tools are all', () => {
  for (const path of Object.values(ROUTES).flat()) {
    for (const form of pageFile(`/${path}`).all('form')) {
      expect((form.attribute('method') ?? 'get').toLowerCase(), path).toBe('get');
      expect(form.attribute('action') ?? '', path).toMatch(/^(?:\/(?!\/)|$|#)/);
    }
    expect(
      pageFile(`/${path}`).all(
        'input[type=password], input[type=email], input[type=file], textarea',
      ),
      path,
    ).toEqual([]);
  }
});
