import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import { lastModified } from '#app/content/last-modified.ts';
import { listPages } from '#app/content/pages.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { FIRST, type Locale, localisePath } from '#app/i18n/locale.ts';
import { XML_DECLARATION } from './feed-formats.ts';
import { APP_ICONS } from './make-app-icons.ts';

/** The XML site map (sitemaps.org) with the address of each page in each language. */
export function sitemapXml(site: Site): string {
  const absolute = (path: string, locale: Locale) =>
    `${site.college.siteUrl}${localisePath(path, locale)}`;
  const { languages } = site.college;
  const pages = listPages(site).filter(({ kind }) => kind !== 'not-found');
  const urls = pages.map((page) => {
    const modified = lastModified(site, page.path, page.locale);
    return x('url', [
      x('loc', absolute(page.path, page.locale)),
      ...(modified === undefined ? [] : [x('lastmod', modified)]),
      ...(languages.length === 1 ? [] : [...languages, 'x-default' as const]).map((language) =>
        x('xhtml:link', {
          rel: 'alternate',
          hreflang: language,
          href: absolute(page.path, language === 'x-default' ? FIRST : language),
        }),
      ),
    ]);
  });
  const root = x(
    'urlset',
    {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    },
    urls,
  );
  return XML_DECLARATION + toXml(root, { closeEmptyElements: true });
}

/** Search engines may read all pages and get the address of the site map. */
export function robotsTxt({ college }: Pick<Site, 'college'>): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${college.siteUrl}/sitemap.xml\n`;
}

/** Path of the manifest of one language: `/manifest.webmanifest`. */
export function manifestPath(locale: Locale): string {
  return localisePath('/manifest.webmanifest', locale);
}

/** The web app manifest (W3C), which allows installation on the home screen, in one language. */
export function manifest(
  { college, home }: Pick<Site, 'college' | 'home'>,
  locale: Locale,
  colours: { theme: string; background: string },
): string {
  const start = localisePath('/', locale);
  return JSON.stringify({
    id: start,
    start_url: start,
    scope: '/',
    lang: locale,
    dir: 'ltr',
    name: college.name[locale],
    short_name: college.shortName[locale],
    description: home.summary[locale],
    // With back button and address bar, because many links lead to other offices' sites.
    display: 'minimal-ui',
    theme_color: colours.theme,
    background_color: colours.background,
    icons: [
      ...APP_ICONS.map(({ src, side, purpose }) => ({
        src,
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose,
      })),
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  });
}
