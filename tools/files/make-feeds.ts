import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EVENTS_FEED, listNewsFeeds } from '#app/content/feeds.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { LOCALES, localisePath } from '#app/i18n/locale.ts';
import { eventsFeed } from '#app/views/events/event-calendar.server.ts';
import { newsFeedView } from '#app/views/news/news-feed.server.ts';
import { atomFeed, jsonFeed } from './feed-formats.ts';

/**
 * Writes what can be subscribed to, in both languages: the notices as Atom and as JSON Feed, all and by department and kind, and the events as
 * a calendar. Files beside the pages and no routes: a route costs every page a line of script.
 * @param client folder of the built site
 */
export function makeFeeds(client: string): void {
  const site = getSite();
  for (const locale of LOCALES) {
    const write = (path: string, content: string) => {
      const file = join(client, localisePath(path, locale));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    };
    for (const feed of listNewsFeeds(site)) {
      const view = newsFeedView(site, feed, locale);
      write(`${feed.path}.atom`, atomFeed(view));
      write(`${feed.path}.json`, jsonFeed(view));
    }
    write(EVENTS_FEED.path, eventsFeed(site, locale));
  }
}
