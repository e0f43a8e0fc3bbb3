import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toText } from 'hast-util-to-text';
import { h } from 'hastscript';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { ALL_NEWS, departmentFeed, EVENTS_FEED, FEED_FORMATS, type NewsFeed } from '#app/content/feeds.ts';
import { listPages, type PageEntry } from '#app/content/pages.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { newsFeedView } from '#app/content/views/news-feed.server.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { APPLE_ICON } from './make-app-icons.ts';
import { manifestPath } from './site-files.ts';
import { type Crumb, dataBlock, structuredData } from './structured-data.ts';

/**
 * Completes the heads of the finished pages with what only machines read: feeds, manifest, icon, structured data. None of it is in the data
 * of the app, where every reader would pay for it twice. A page that is reached in the app keeps the head of the first one, which machines
 * never see: they ask for each address anew.
 * @param client folder of the built site
 * @throws Error when a page has no head
 */
export function describePages(client: string): void {
  const site = getSite();
  for (const page of listPages(site)) {
    const file = join(client, page.address, 'index.html');
    const html = readFileSync(file, 'utf8');
    if (!html.includes('</head>')) throw new Error(`The page ${page.address} has no head`);
    const graph = page.kind === 'not-found' ? undefined : structuredData(site, page, readCrumbs(html, page), Date.now());
    const added = headLinks(site, page) + (graph ? dataBlock(graph) : '');
    writeFileSync(
      file,
      html.replace('</head>', () => `${added}</head>`),
    );
  }
}

/** The breadcrumb as the page shows it. */
function readCrumbs(html: string, { locale }: Pick<PageEntry, 'locale'>): Crumb[] {
  const nav = html.split(`<nav aria-label="${messagesFor(locale).breadcrumb}"`)[1]?.split('</nav>')[0];
  if (nav === undefined) return [];
  const crumbs: Crumb[] = [];
  visit(unified().use(rehypeParse, { fragment: true }).parse(`<nav${nav}</nav>`), 'element', (element) => {
    const { href } = element.properties;
    if (typeof href === 'string') crumbs.push({ label: toText(element), href });
    else if (element.properties.ariaCurrent) crumbs.push({ label: toText(element) });
  });
  return crumbs;
}

/** Links in the head: the feeds that fit the page, the manifest of its language, the icon for home screens. */
function headLinks(site: Site, page: PageEntry): string {
  const links = [
    ...feedsOf(page).flatMap((feed) =>
      FEED_FORMATS.map(({ type, extension }) => ({
        rel: 'alternate',
        type,
        title: newsFeedView(site, feed, page.locale).title,
        href: localisePath(`${feed.path}.${extension}`, page.locale),
      })),
    ),
    ...(['home', 'events', 'event'].includes(page.kind)
      ? [{ rel: 'alternate', type: EVENTS_FEED.type, title: labelsFor(page.locale).calendarFeed, href: localisePath(EVENTS_FEED.path, page.locale) }]
      : []),
    { rel: 'manifest', href: manifestPath(page.locale) },
    { rel: 'apple-touch-icon', href: APPLE_ICON },
  ];
  return unified()
    .use(rehypeStringify, { closeSelfClosing: true, tightSelfClosing: true })
    .stringify(
      h(
        null,
        links.map((link) => h('link', link)),
      ),
    );
}

function feedsOf({ kind, path }: PageEntry): NewsFeed[] {
  if (kind === 'department' || kind === 'department-part') return [departmentFeed(path.split('/')[2] ?? '')];
  return ['home', 'notices', 'notice-archive', 'notice'].includes(kind) ? [ALL_NEWS] : [];
}
