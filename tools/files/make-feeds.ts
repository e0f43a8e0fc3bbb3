import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getSite } from '#app/content/reading/site.server.ts';
import { eventsFeed } from '#app/features/events/event-calendar.server.ts';
import { EVENTS_FEED, listNewsFeeds } from '#app/features/news/feeds.server.ts';
import { newsFeedView } from '#app/features/news/news-feed.server.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { atomFeed, jsonFeed } from './feed-formats.ts';

/**
 * Writes the feeds in both languages: notices as Atom and JSON Feed (all, by department, by type), and events as
 * a calendar. They are files, not routes, because a route adds script to every page.
 * @param client folder of the built site
 */
export function makeFeeds(client: string): void {
  const site = getSite();
  for (const locale of site.college.languages) {
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
