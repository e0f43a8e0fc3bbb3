import { join } from 'node:path';
import { builtAt } from '#app/content/reading/build-time.server.ts';
import { eventsFeed } from '#app/features/events/event-calendar.server.ts';
import { EVENTS_FEED } from '#app/features/events/events-feed.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { withoutBreaks } from '#app/lib/without-breaks.ts';
import { feedsOf, getSite } from '#app/site.ts';
import { writeFile } from '#tools/lib/write-file.ts';
import { atomFeed } from './feed-formats.ts';

/**
 * Writes the feeds in both languages: those of the features as Atom, and events as a calendar.
 * @param client folder of the built site
 */
export function makeFeeds(client: string): void {
  const site = getSite();
  for (const locale of site.college.languages) {
    const write = (path: string, content: string) =>
      writeFile(join(client, localisePath(path, locale)), withoutBreaks(content));
    for (const { path, view } of feedsOf(site, locale))
      write(`${path}.atom`, atomFeed(view(builtAt())));
    write(EVENTS_FEED, eventsFeed(site, locale));
  }
}
