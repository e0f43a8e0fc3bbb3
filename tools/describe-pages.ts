import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { h } from 'hastscript';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { ALL_NEWS, departmentFeed, EVENTS_FEED, FEED_FORMATS, kindFeed, type NewsFeed } from '#app/content/feeds.ts';
import { listPages, type PageEntry } from '#app/content/pages.server.ts';
import { builtAt } from '#app/content/reading/build-time.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { newsFeedView } from '#app/content/views/news-feed.server.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { localisePath } from '#app/i18n/locale.ts';
import type { Card } from './cards/make-cards.ts';
import { readCrumbs } from './finished-page.ts';
import { APPLE_ICON } from './make-app-icons.ts';
import { shareTags } from './share-tags.ts';
import { manifestPath } from './site-files.ts';
import { dataBlock, structuredData } from './structured-data.ts';

/**
 * Completes the heads of the finished pages with what only machines read: feeds, manifest, icon, what is shown of a shared page, structured data.
 * None of it is in the data of the app, where every reader would pay for it twice. What tells of one page goes when another is reached in the app
 * (app/lib/first-page.ts): machines ask for each address anew.
 * @param client folder of the built site
 * @param cards picture of each page by its address
 * @throws Error when a page has no head
 */
export function describePages(client: string, cards: ReadonlyMap<string, Card>): void {
  const site = getSite();
  for (const page of listPages(site)) {
    const file = join(client, page.address, 'index.html');
    const html = readFileSync(file, 'utf8');
    if (!html.includes('</head>')) throw new Error(`The page ${page.address} has no head`);
    const graph = page.kind === 'not-found' ? undefined : structuredData(site, page, readCrumbs(html, page.locale), builtAt());
    const card = cards.get(page.address);
    const tags = [...headLinks(site, page), ...(card ? shareTags(site, page, html, card) : [])];
    const added = toHtml(tags) + (graph ? dataBlock(graph) : '');
    writeFileSync(
      file,
      html.replace('</head>', () => `${added}</head>`),
    );
  }
}

/** Links in the head: the feeds that fit the page, the manifest of its language, the icon for home screens. */
function headLinks(site: Site, page: PageEntry): Element[] {
  const links = [
    ...feedsOf(site, page).flatMap((feed) =>
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
  return links.map((link) => h('link', link));
}

function toHtml(elements: readonly Element[]): string {
  return unified()
    .use(rehypeStringify, { closeSelfClosing: true, tightSelfClosing: true })
    .stringify(h(null, ...elements));
}

/** Feeds that a reader of the page may want: of its department, of all notices, and of a notice's kind. */
function feedsOf({ notices }: Pick<Site, 'notices'>, { kind, path }: PageEntry): NewsFeed[] {
  if (kind === 'department' || kind === 'department-part') return [departmentFeed(path.split('/')[2] ?? '')];
  const notice = notices.find(({ id }) => path === `/all-news/${id}`);
  if (notice) return [ALL_NEWS, kindFeed(notice.kind)];
  return ['home', 'notices', 'notice-archive'].includes(kind) ? [ALL_NEWS] : [];
}
