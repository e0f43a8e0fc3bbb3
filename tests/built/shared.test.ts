import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { getSite } from '#app/site.ts';
import { readDescription, readElement } from '#tests/support/finished-page.ts';
import { PAGES } from '#tests/support/pages.ts';

// Previews of shared pages in messengers and social networks, checked in the built files.

const CLIENT = 'build/client';
const { college, notices } = getSite();
const html = (path: string) => readFileSync(join(CLIENT, path), 'utf8');
const pages = PAGES.filter(({ kind }) => kind !== 'not-found').map((page) => ({
  ...page,
  html: html(join(page.address, 'index.html')),
}));

/** Texts as escaped in attributes of the head. */
const decode = (text: string) =>
  text
    .replaceAll('&#x26;', '&')
    .replaceAll('&#x22;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#x3C;', '<');
const sharedOf = (page: string): Record<string, string> =>
  Object.fromEntries(
    [
      ...page.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)"\/?>/g),
    ].map(([, name = '', content = '']) => [name, decode(content)]),
  );

test('every page has the card of the college, 1200 by 630, below 60 KB, with an alternative text in its language', async () => {
  const cards = new Set<string>();
  for (const { address, locale, html: page } of pages) {
    const tags = sharedOf(page);
    expect(tags['twitter:card'], address).toBe('summary_large_image');
    expect(
      [tags['og:image:width'], tags['og:image:height'], tags['og:image:type']],
      address,
    ).toEqual(['1200', '630', 'image/png']);
    expect(tags['og:image:alt'], address).toBe(
      `${locale === 'en' ? 'Drawing' : 'രേഖാചിത്രം'}: ${college.name[locale]}`,
    );
    const src = tags['og:image']?.replace(college.siteUrl, '') ?? '';
    // The name changes with the card, so it can be cached permanently.
    expect(src, address).toMatch(/^\/assets\/card-[0-9a-f]{16}\.png$/);
    cards.add(src);
  }
  expect(cards.size).toBe(1);
  const [src = ''] = cards;
  const picture = readFileSync(join(CLIENT, src));
  expect(picture.length).toBeLessThan(60_000);
  const { format, width, height } = await sharp(picture).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  // Between the mark and the ground line: a drawing whose colours are not replaced would be missing
  // or black.
  const middle = { left: 64, top: 140, width: 1072, height: 440 };
  const { channels } = await sharp(await sharp(picture).extract(middle).toBuffer()).stats();
  for (const { min, max } of channels) expect(max - min).toBeGreaterThan(100);
});

test('the preview of a shared page matches its head, address and language', () => {
  for (const { address, locale, kind, html: page } of pages) {
    const tags = sharedOf(page);
    expect(tags, address).toMatchObject({
      'og:url': `${college.siteUrl}${address}`,
      'og:site_name': college.name[locale],
      'og:description': readDescription(page),
      'og:locale': locale === 'en' ? 'en_IN' : 'ml_IN',
      'og:locale:alternate': locale === 'en' ? 'ml_IN' : 'en_IN',
      'og:type': kind === 'notice' ? 'article' : 'website',
    });
    const [title = ''] = readElement(page, 'title').split(/ \| |…$/);
    expect(tags['og:title'], address).toContain(title);
  }
});

test('a notice that is a sample is marked in its title', () => {
  for (const { address, path, locale, html: page } of pages.filter(
    ({ kind }) => kind === 'notice',
  )) {
    const notice = notices.find(({ id }) => path === `/all-news/${id}`);
    const title = sharedOf(page)['og:title'];
    expect(title?.startsWith(`${messagesFor(locale).sampleNote}: `), `${address}: ${title}`).toBe(
      notice?.sample === true,
    );
  }
});

test('the not-found page has no preview', () => {
  for (const path of ['404.html', 'ml/404.html']) {
    expect(existsSync(join(CLIENT, path))).toBe(true);
    expect(sharedOf(html(path)), path).toEqual({});
  }
});

test('every page offers a mail about its mistakes, with its address and so its language', () => {
  const missing = pages.filter(({ kind, address, html: page }) => {
    const href = `mailto:web-manager@college.example?subject=${encodeURIComponent(address)}`;
    return kind !== 'inauguration' && !page.includes(`href="${href}"`);
  });
  expect(missing.map(({ address }) => address)).toEqual([]);
});

test('notices, events and tenders are sent by WhatsApp with their title and address', () => {
  const links = (address: string) =>
    [...html(join(address, 'index.html')).matchAll(/href="https:\/\/wa\.me\/\?text=([^"]*)"/g)].map(
      ([, text = '']) => decodeURIComponent(text),
    );
  expect(links('/all-news/bus-routes-revised')).toEqual([
    `College bus: new times from December\n${college.siteUrl}/all-news/bus-routes-revised`,
  ]);
  expect(links('/ml/events/annual-sports-meet')[0]).toMatch(
    /^വാർഷിക കായികമേള, 2027 ജനുവരി 21.*\nhttps:\/\/.*\/ml\/events\/annual-sports-meet$/,
  );
  expect(links('/tenders/laboratory-chemicals')).toEqual([
    `Chemicals and glassware for the laboratories; Closes: 10 December 2026, 3 pm\n${college.siteUrl}/tenders/laboratory-chemicals`,
  ]);
});
