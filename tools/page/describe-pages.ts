import type { Element } from 'hast';
import { h } from 'hastscript';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { feedTitle } from '#app/content/feeds.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { PageView } from '#app/content/page-view.ts';
import type { PageEntry } from '#app/content/pages.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { feedsOf, pagesByPath } from '#app/site.ts';
import { APPLE_ICON } from '#tools/site-files/make-app-icons.ts';
import { manifestPath } from '#tools/site-files/site-files.ts';
import { type PageFacts, pageFacts } from './page-facts.ts';
import { shareTags } from './share-tags.ts';
import { type Crumb, dataBlock, structuredData } from './structured-data.ts';

/** The metadata of a page for machines, as HTML for its head. */
type Describe = (page: PageEntry, view: PageView) => string;

/**
 * What describes pages for machines: feeds, manifest, icon, share preview, structured data.
 * @param card address of the picture of shared pages
 */
export function pageDescriber(site: Site, card: string): Describe {
  const titles = new Map(
    site.college.languages.map((locale) => [locale, feedTitles(site, locale)]),
  );
  return (page, view) => {
    const known = pageFacts(view);
    const graph = known && structuredData(site, page, crumbsOf(known), view);
    const tags = [
      ...headLinks(site, page, titles),
      ...(known ? shareTags(site, page, known, card) : []),
    ];
    return toHtml(tags) + (graph ? dataBlock(graph) : '');
  };
}

/** The visible breadcrumb; the last step is the page itself. */
function crumbsOf({ ancestors, shortTitle }: PageFacts): Crumb[] {
  return ancestors.length === 0 ? [] : [...ancestors, { label: shortTitle }];
}

/** Links in the head: the feeds of the page, the manifest of its language, the home screen icon. */
function headLinks(site: Site, page: PageEntry, titles: FeedTitles): Element[] {
  const { feeds = [] } = pagesByPath(site).get(page.path) ?? {};
  const links = [
    ...feeds.flatMap((path) => feedLinks(path, titles, page.locale)),
    { rel: 'manifest', href: manifestPath(page.locale) },
    { rel: 'apple-touch-icon', href: APPLE_ICON },
  ];
  return links.map((link) => h('link', link));
}

type FeedTitles = ReadonlyMap<Locale, ReadonlyMap<string, string>>;

/** The titles of all feeds by path. */
function feedTitles(site: Site, locale: Locale): ReadonlyMap<string, string> {
  return new Map(
    feedsOf(site, locale).map(({ path, name }) => [path, feedTitle(site.college, name, locale)]),
  );
}

function feedLinks(path: string, titles: FeedTitles, locale: Locale) {
  const link = (type: string, title: string, file: string) => ({
    rel: 'alternate',
    type,
    title,
    href: localisePath(file, locale),
  });
  if (path.endsWith('.ics'))
    return [link('text/calendar', labelsFor('events', locale).calendarFeed, path)];
  const title = titles.get(locale)?.get(path);
  if (title === undefined) throw new Error(`No feature has the feed ${path}`);
  return [link('application/atom+xml', title, `${path}.atom`)];
}

const writer = unified().use(rehypeStringify, { closeSelfClosing: true, tightSelfClosing: true });

function toHtml(elements: readonly Element[]): string {
  return writer.stringify(h(null, ...elements));
}
