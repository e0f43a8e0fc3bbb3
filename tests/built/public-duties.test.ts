import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lastModified } from '#app/content/last-modified.ts';
import type { PageEntry } from '#app/content/pages.server.ts';
import { collegeDay } from '#app/domain/clock.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { PAGES } from '#tests/support/pages.ts';

/** GIGW 3.0 requirements for every page, checked in the built files. */

const { college } = getSite();
// The inauguration page has no shell, as specified; the not-found page is served as a copy.
const IN_SHELL = PAGES.filter(({ kind }) => kind !== 'inauguration' && kind !== 'not-found');

const html = ({ address }: Pick<PageEntry, 'address'>) =>
  readFileSync(`build/client${address === '/' ? '' : address}/index.html`, 'utf8');
const contentOf = (source: string, name: string) =>
  new RegExp(`<meta name="${name}" content="([^"]+)"`).exec(source)?.[1];
const leadsTo = (source: string, path: string, locale: Locale) =>
  source.includes(`href="${localisePath(path, locale)}"`);

/** Addresses of the pages with something missing. */
function lacking(
  pages: readonly PageEntry[],
  has: (source: string, page: PageEntry) => unknown,
): string[] {
  return pages.filter((page) => !has(html(page), page)).map(({ address }) => address);
}

test('every page has a title, a description, keywords and its language', () => {
  const whole = (source: string, { locale }: PageEntry) =>
    /<title>[^<]+<\/title>/.test(source) &&
    contentOf(source, 'description') &&
    contentOf(source, 'keywords') &&
    source.includes(`<html lang="${locale}"`);
  expect(
    lacking(
      PAGES.filter(({ kind }) => kind !== 'not-found'),
      whole,
    ),
  ).toEqual([]);
});

test('every page can be zoomed without limit', () => {
  expect(
    lacking(PAGES, (source) => /width=device-width/.test(contentOf(source, 'viewport') ?? '')),
  ).toEqual([]);
  expect(
    lacking(
      PAGES,
      (source) => !/user-scalable|maximum-scale/.test(contentOf(source, 'viewport') ?? ''),
    ),
  ).toEqual([]);
});

test('every page names its owner: the college in both languages and the government', () => {
  expect(
    lacking(
      IN_SHELL,
      (source, { locale }) =>
        PUBLISHED.every((each) => source.includes(college.name[each])) &&
        source.includes(college.government[locale]),
    ),
  ).toEqual([]);
});

test('every page links to home, contacts, help, the site map and the policies', () => {
  const paths =
    '/ /contact /help /sitemap /privacy /terms /copyright /hyperlinking /content-policy /accessibility'.split(
      ' ',
    );
  expect(
    lacking(IN_SHELL, (source, { locale }) => paths.every((path) => leadsTo(source, path, locale))),
  ).toEqual([]);
});

test('every page shows the date of its last update, from the content and not from the build', () => {
  const inFoot = (source: string) =>
    /<time dateTime="([^"]+)"/.exec(source.slice(source.indexOf('data-footer')))?.[1];
  expect(
    lacking(
      IN_SHELL,
      (source, { path, locale }) => inFoot(source) === lastModified(getSite(), path, locale),
    ),
  ).toEqual([]);
  expect(lacking(IN_SHELL, (source) => (inFoot(source) ?? '9') <= collegeDay(Date.now()))).toEqual(
    [],
  );
});

for (const locale of PUBLISHED) {
  const home = { address: localisePath('/', locale) };

  test(`the home page links to the National Portal in a new tab (${locale})`, () => {
    const [link = ''] = /<a [^>]*href="https:\/\/www\.india\.gov\.in[^>]*>/.exec(html(home)) ?? [];
    expect(link).toContain('target="_blank"');
  });

  test(`the home page has the minimum content: name, about, the parts, contact, search, site map, terms, disclosures and NIRF (${locale})`, () => {
    const source = html(home);
    expect(source).toContain(college.name[locale]);
    const parts = '/about /academics /administrative /research /facilities /campus-life'.split(' ');
    const paths = [
      ...parts,
      '/contact',
      '/search',
      '/sitemap',
      '/terms',
      '/public-self-disclosure',
      '/mandatory-disclosure',
      '/academics/nirf',
    ];
    expect(
      paths.filter((path) => !new RegExp(`href="${localisePath(path, locale)}[#"]`).test(source)),
    ).toEqual([]);
  });
}

test('link texts are descriptive: none is only "click here", "read more" or the like', () => {
  const empty =
    /^(?:click here|here|more|read more|learn more|details|link|ഇവിടെ|ഇവിടെ ക്ലിക്ക് ചെയ്യുക|ക്ലിക്ക് ചെയ്യുക|കൂടുതൽ|കൂടുതൽ വായിക്കുക|വിശദാംശങ്ങൾ)[.…]?$/i;
  const words = (link: string) =>
    link
      .replaceAll(/<[^>]*>|&nbsp;|\u00a0/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const bare = (source: string) =>
    [...source.matchAll(/<a\b[^>]*>([\s\S]*?)<\/a>/g)]
      .map(([, link = '']) => words(link))
      .filter((text) => empty.test(text) || text === '');
  expect(lacking(PAGES, (source) => bare(source).length === 0)).toEqual([]);
});

test('no page is under construction or has placeholder text', () => {
  const waiting = /under construction|coming soon|lorem ipsum|\bTBD\b|ഉടൻ വരുന്നു/i;
  expect(
    lacking(PAGES, (source) => !waiting.test(source.replaceAll(/<script[\s\S]*?<\/script>/g, ''))),
  ).toEqual([]);
});
