import { labelsFor } from '#app/content/labels.ts';
import { siteParts } from '#app/content/page-groups.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';

/**
 * Link texts for pages named in the content, in one language: their titles in the site map. An
 * anchor of a page has the title of that page, unless it has its own.
 * @returns a function from a path without a language to the title; `undefined` for a page that is
 *   not in the site map
 */
export function linkTitles(site: Site, locale: Locale): (path: string) => string | undefined {
  const labels = labelsFor('shell', locale);
  const titles = new Map([
    [localisePath('/', locale), labels.home],
    [localisePath('/sitemap', locale), labelsFor('site-map', locale).siteMap],
  ]);
  for (const { title, href, pages } of siteParts(site, locale)) {
    if (href) titles.set(href, title);
    for (const page of pages) titles.set(page.href, page.label);
  }
  return (path) => {
    const href = localisePath(path, locale);
    return titles.get(href) ?? titles.get(href.split('#')[0] ?? href);
  };
}
