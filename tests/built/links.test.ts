import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deadLinks, linksOf } from '#tests/support/dead-links.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { PAGES } from '#tests/support/pages.ts';

const CLIENT = 'build/client';
const html = new Map(
  PAGES.map(({ address }) => [address, readFileSync(join(CLIENT, address, 'index.html'), 'utf8')]),
);

test('every link and every anchor works', () => {
  expect(deadLinks(CLIENT, html)).toEqual([]);
});

test('every page can be reached from the home page of its language', () => {
  for (const locale of PUBLISHED) {
    const pages = PAGES.filter((page) => page.locale === locale);
    const home = pages.find((page) => page.kind === 'home')?.address ?? '';
    const reached = new Set([home]);
    for (const address of reached) {
      for (const href of linksOf(html.get(address) ?? '')) {
        const path = href.split('#')[0] ?? '';
        if (html.has(path)) reached.add(path);
      }
    }
    expect(
      pages
        .filter((page) => page.kind !== 'not-found' && !reached.has(page.address))
        .map((page) => page.address),
    ).toEqual([]);
  }
});

test('titles and descriptions are unique within a language', () => {
  for (const locale of PUBLISHED) {
    for (const pattern of [/<title>([^<]+)</, /<meta name="description" content="([^"]+)"/]) {
      const texts = PAGES.filter((page) => page.locale === locale).map(
        (page) => pattern.exec(html.get(page.address) ?? '')?.[1] ?? `none on ${page.address}`,
      );
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  }
});

test('links that leave the site open in a new tab without opener or referrer and are encrypted', () => {
  const faults: string[] = [];
  for (const [address, source] of html) {
    for (const [tag] of source.matchAll(/<a [^>]*href="http[^>]*>/g)) {
      if (
        !tag.includes('target="_blank"') ||
        !tag.includes('rel="noopener noreferrer"') ||
        tag.includes('href="http:')
      )
        faults.push(`${address}: ${tag}`);
    }
  }
  expect(faults).toEqual([]);
});
