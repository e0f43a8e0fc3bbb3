import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listPages } from '#app/content/pages.server.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { children, rootOf, textsOf } from '#tests/support/xml.ts';
import { APP_ICONS, APPLE_ICON, makeAppIcons } from './make-app-icons.ts';
import { manifest, robotsTxt, sitemapXml } from './site-files.ts';

const site = getSite();
const { siteUrl } = site.college;
const pages = listPages(site).filter(({ kind }) => kind !== 'not-found');

const urls = children(rootOf(sitemapXml(site)), 'url');

describe('the XML site map', () => {
  it('contains every page once by its absolute address, but not the not-found page', () => {
    expect(urls.map((url) => textsOf(url, 'loc')[0])).toEqual(
      pages.map(({ address }) => `${siteUrl}${address}`),
    );
  });

  it('gives the address of each page in both languages, and the English one for all others', () => {
    urls.forEach((url, index) => {
      const path = pages[index]?.path ?? '';
      expect(
        children(url, 'xhtml:link').map(({ attributes }) => [
          attributes.rel,
          attributes.hreflang,
          attributes.href,
        ]),
      ).toEqual([
        ['alternate', 'en', `${siteUrl}${path}`],
        ['alternate', 'ml', `${siteUrl}${localisePath(path, 'ml')}`],
        ['alternate', 'x-default', `${siteUrl}${path}`],
      ]);
    });
  });

  it('has a date of change for each page', () => {
    for (const url of urls) expect(textsOf(url, 'lastmod')[0]).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});

it('robots.txt allows everything, and gives the absolute address of the site map', () => {
  expect(robotsTxt(site)).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
});

const colour = z.string().regex(/^#[0-9a-f]{6}$/);
/**
 * What browsers require to install the site: names, start, display, an icon of 192 and one of 512
 * pixels.
 */
const manifestSchema = z.strictObject({
  id: z.string().startsWith('/'),
  start_url: z.string().startsWith('/'),
  scope: z.literal('/'),
  lang: z.enum(PUBLISHED),
  dir: z.literal('ltr'),
  name: z.string().min(1),
  short_name: z.string().min(1).max(12),
  description: z.string().min(1),
  display: z.enum(['standalone', 'minimal-ui']),
  theme_color: colour,
  background_color: colour,
  icons: z.array(
    z.strictObject({
      src: z.string().startsWith('/'),
      sizes: z.string(),
      type: z.enum(['image/png', 'image/svg+xml']),
      purpose: z.string(),
    }),
  ),
});

describe.each(PUBLISHED)('the web app manifest (%s)', (locale) => {
  const value = manifestSchema.parse(
    JSON.parse(manifest(site, locale, { theme: '#14532d', background: '#fbfaf6' })),
  );

  it("has the college's name in its language and starts on its home page", () => {
    expect([value.name, value.lang, value.start_url]).toEqual([
      site.college.name[locale],
      locale,
      localisePath('/', locale),
    ]);
  });

  it('has icons of 192 and 512 pixels and a maskable one', () => {
    expect(
      value.icons.filter(({ purpose }) => purpose === 'any').map(({ sizes }) => sizes),
    ).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(
      value.icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes),
    ).toEqual(['512x512']);
  });
});

describe('the generated icons', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'icon.svg'), readFileSync('public/icon.svg'));

  it('have the size stated in the manifest, no transparency, and the mark inside the maskable area', async () => {
    await makeAppIcons(folder, folder, '#fbfaf6');
    for (const { src, side, purpose } of [
      ...APP_ICONS,
      { src: APPLE_ICON, side: 180, purpose: 'any' },
    ]) {
      const { data, info } = await sharp(join(folder, src))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height], src).toEqual([side, side]);
      expect((await sharp(join(folder, src)).stats()).isOpaque, src).toBe(true);
      if (purpose !== 'maskable') continue;
      const isDrawn = (index: number) =>
        Math.abs((data[index] ?? 0) - 0xfb) +
          Math.abs((data[index + 1] ?? 0) - 0xfa) +
          Math.abs((data[index + 2] ?? 0) - 0xf6) >
        12;
      for (let pixel = 0; pixel < side * side; pixel += 1) {
        const distance = Math.hypot((pixel % side) - side / 2, Math.floor(pixel / side) - side / 2);
        if (distance > side * 0.4 && isDrawn(pixel * info.channels))
          expect.unreachable(`something is drawn at ${pixel % side}, ${Math.floor(pixel / side)}`);
      }
    }
    // As required by the format: reserved 0, type 1, one picture, which is a PNG.
    const ico = readFileSync(join(folder, 'favicon.ico'));
    expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
    expect(ico.subarray(ico.readUInt32LE(18)).subarray(1, 4).toString()).toBe('PNG');
  });
});
