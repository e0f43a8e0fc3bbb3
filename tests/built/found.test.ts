import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { fromXml } from 'xast-util-from-xml';
import { formatDate, formatMoment, formatSpan } from '#app/i18n/format.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { countGraphemes } from '#app/lib/graphemes.ts';
import { getSite } from '#app/site.ts';
import { plainText as plain } from '#tests/support/built-pages.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { PAGES } from '#tests/support/pages.ts';

// Metadata for search engines, feed readers and phones, in the built files.

const CLIENT = 'build/client';
const { siteUrl } = getSite().college;
const pages = PAGES.filter(({ kind }) => kind !== 'not-found').map((page) => ({
  ...page,
  html: readFileSync(join(CLIENT, page.address, 'index.html'), 'utf8'),
}));

type Value = string | number | { [key: string]: Value } | Value[];

const linksIn = (html: string, rel: string) =>
  [...(html.split('</head>')[0] ?? '').matchAll(/<link ([^>]*)>/g)]
    .map(([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)].map(([, name = '', value]) => [
          name.toLowerCase(),
          value,
        ]),
      ),
    )
    .filter((link) => link.rel === rel);
const nodesIn = (html: string): { [key: string]: Value }[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(
    ([, json = '']) => JSON.parse(json)['@graph'],
  );
const read = (path: string) => readFileSync(join(CLIENT, path), 'utf8');

test('titles have at most 60 characters and descriptions at most 160', () => {
  const faults = pages.flatMap(({ address, html }) => {
    const title = plain(/<title>([^<]+)</.exec(html)?.[1] ?? '');
    const description = plain(/<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '');
    const isShort =
      title !== '' &&
      countGraphemes(title) <= 60 &&
      description !== '' &&
      countGraphemes(description) <= 160;
    return isShort ? [] : [`${address}: ${title}; ${description}`];
  });
  expect(faults).toEqual([]);
});

test('each page names its own absolute address, and both languages name each other', () => {
  for (const { address, path, html } of pages) {
    expect(linksIn(html, 'canonical').map(({ href }) => href)).toEqual([`${siteUrl}${address}`]);
    const languages = linksIn(html, 'alternate').filter(({ hreflang }) => hreflang !== undefined);
    expect(languages.map(({ hreflang, href }) => [hreflang, href])).toEqual([
      ['en', `${siteUrl}${path}`],
      ['ml', `${siteUrl}${localisePath(path, 'ml')}`],
      ['x-default', `${siteUrl}${path}`],
    ]);
  }
});

/** Non-breaking spaces are compared as spaces. */
const oneLine = (words: string) => words.replaceAll(/\s+/g, ' ').trim();

test('the structured breadcrumb is the same as the visible one, on every page that has one', () => {
  for (const { address, locale, html } of pages) {
    const nav = html
      .split(`<nav aria-label="${messagesFor(locale).breadcrumb}"`)[1]
      ?.split('</nav>')[0];
    const shown = [...(nav ?? '').matchAll(/<li\b[^>]*>([\s\S]*?)<\/li>/g)].map(
      ([, step = '']) => ({
        name: oneLine(plain(step)),
        item: siteUrl + (/href="([^"]+)"/.exec(step)?.[1] ?? address),
      }),
    );
    const [breadcrumb] = nodesIn(html).filter((node) => node['@type'] === 'BreadcrumbList');
    const steps = (breadcrumb?.itemListElement ?? []) as {
      name: string;
      item: string;
      position: number;
    }[];
    expect(
      steps.map(({ name, item }) => ({ name: oneLine(name), item })),
      address,
    ).toEqual(shown);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  }
  // The home page is its start; the inauguration page has none.
  const without = pages
    .filter(({ html }) => !nodesIn(html).some((node) => node['@type'] === 'BreadcrumbList'))
    .map(({ path }) => path);
  expect([...new Set(without)]).toEqual(['/', '/inaguration']);
});

/** Properties whose text must be visible on the page. */
const VISIBLE = [
  ...'name alternateName headline description disambiguatingDescription creativeWorkStatus articleSection'.split(
    ' ',
  ),
  ...'address telephone email value jobTitle knowsAbout'.split(' '),
];
/** Properties with a machine-readable format, and their form on the page. */
const WRITTEN: Record<string, (value: string, locale: Locale) => string> = {
  datePublished: formatDate,
  dateModified: formatDate,
  expires: formatMoment,
};
/** Properties that contain addresses. */
const ADDRESSES = ['@id', 'url', 'item', 'logo', 'mainEntityOfPage', 'sameAs', 'hasMap'];
/** Properties that qualify others; those of the time of an event are checked together. */
const FORMAL = '@type position propertyID inLanguage eventAttendanceMode startDate endDate'.split(
  ' ',
);

test('all structured data is visible on the page, and its addresses are absolute', () => {
  for (const { address, locale, html } of pages) {
    const [head = '', body = ''] = html.split('</head>');
    // The description of the college is that of the page; its map address is a link.
    const text = plain(body);
    const nodes = nodesIn(head);
    for (const [key, value] of nodes.flatMap((node) => valuesOf(node))) {
      const where = `${address}: ${key}`;
      const write = WRITTEN[key];
      if (VISIBLE.includes(key))
        expect(text, where).toContain(plainTitle(String(value), text, locale));
      else if (write) expect(text, where).toContain(oneLine(write(String(value), locale)));
      else if (ADDRESSES.includes(key)) expect(String(value), where).toMatch(/^https:\/\//);
      else
        expect(FORMAL, `${where} is a property that no rule compares with the page`).toContain(key);
      if (key === 'inLanguage') expect(value, address).toBe(locale);
    }
    for (const { startDate, endDate } of nodes.filter((node) => node['@type'] === 'Event')) {
      expect(text, address).toContain(
        oneLine(formatSpan(String(startDate), String(endDate), locale)),
      );
    }
  }
});

/** A title without the sample mark, which the page shows elsewhere. */
function plainTitle(title: string, text: string, locale: Locale): string {
  const sample = messagesFor(locale).sampleNote;
  if (title.startsWith(`${sample}: `)) expect(text).toContain(sample);
  return oneLine(title.replace(`${sample}: `, ''));
}

/** All properties of a node and of nested nodes. */
function valuesOf(node: Value, key = ''): [string, string | number][] {
  if (Array.isArray(node)) return node.flatMap((item) => valuesOf(item, key));
  if (typeof node === 'object')
    return Object.entries(node).flatMap(([name, value]) => valuesOf(value, name));
  return [[key, node]];
}

test('pages link to their feeds, and every feed exists', () => {
  for (const locale of PUBLISHED) {
    const announced = (path: string) => {
      const html = pages.find((page) => page.path === path && page.locale === locale)?.html ?? '';
      const feeds = linksIn(html, 'alternate').filter(({ type }) => type !== undefined);
      for (const { href = '', title } of feeds) {
        expect(existsSync(join(CLIENT, href)), href).toBe(true);
        expect(title?.trim()).not.toBe('');
      }
      return feeds.map(({ type, href }) => [type, href]);
    };
    const at = (path: string) => localisePath(path, locale);
    const news = ['application/atom+xml', at('/feeds/news.atom')];
    const events = ['text/calendar', at('/feeds/events.ics')];
    expect(announced('/')).toEqual([news, events]);
    expect(announced('/all-news')).toEqual([news]);
    expect(announced('/events')).toEqual([events]);
    expect(announced('/department/cse')).toEqual([
      ['application/atom+xml', at('/feeds/department-cse.atom')],
    ]);
    const tenders = ['application/atom+xml', at('/feeds/tenders.atom')];
    expect(announced('/tenders')).toEqual([tenders]);
    expect(announced(`/all-news/${getSite().notices[0]?.id}`)).toEqual([news]);
  }
});

test('a strict parser accepts every built feed, and every notice, event and published tender is in one', () => {
  const { notices, events, tenders, departments } = getSite();
  const published = tenders.filter(({ publishedAt }) => Date.parse(publishedAt) <= Date.now());
  for (const locale of PUBLISHED) {
    const names = ['news', 'tenders', ...departments.map(({ id }) => `department-${id}`)];
    for (const name of names) {
      const path = localisePath(`/feeds/${name}`, locale);
      const [root] = fromXml(read(`${path}.atom`)).children.filter(
        (node) => node.type === 'element',
      );
      expect([root?.name, root?.attributes.xmlns], path).toEqual([
        'feed',
        'http://www.w3.org/2005/Atom',
      ]);
      const ids = [...read(`${path}.atom`).matchAll(/<entry><id>([^<]*)/g)].map(([, id]) => id);
      if (name === 'tenders')
        expect(ids.sort()).toEqual(
          published.map(({ id }) => `${siteUrl}${localisePath(`/tenders/${id}`, locale)}`).sort(),
        );
      if (name === 'news')
        expect(ids.sort()).toEqual(
          notices.map(({ id }) => `${siteUrl}${localisePath(`/all-news/${id}`, locale)}`).sort(),
        );
    }
    expect(
      new ICAL.Component(
        ICAL.parse(read(localisePath('/feeds/events.ics', locale))),
      ).getAllSubcomponents('vevent'),
    ).toHaveLength(events.length);
  }
});

test('every page links to the manifest of its language and to the icon for home screens; all icons exist', () => {
  for (const { locale, html } of pages) {
    expect(linksIn(html, 'manifest').map(({ href }) => href)).toEqual([
      localisePath('/manifest.webmanifest', locale),
    ]);
    expect(linksIn(html, 'apple-touch-icon').map(({ href }) => href)).toEqual([
      '/icons/apple-touch-icon.png',
    ]);
  }
  for (const locale of PUBLISHED) {
    const { icons } = JSON.parse(read(localisePath('/manifest.webmanifest', locale))) as {
      icons: { src: string }[];
    };
    expect(icons.filter(({ src }) => !existsSync(join(CLIENT, src)))).toEqual([]);
  }
  expect(existsSync(join(CLIENT, 'favicon.ico'))).toBe(true);
});
