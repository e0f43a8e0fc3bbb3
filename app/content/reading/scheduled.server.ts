import { COLLECTIONS, type Entry, entriesOf } from '#app/content/kinds.server.ts';
import type { Site } from './read.server.ts';

/** An entry with a time of publication. */
type Scheduled = { publishFrom?: string | undefined };

/** Whether an entry is not yet published at a time, in Unix milliseconds. */
export function isScheduled({ publishFrom }: Scheduled, now: number): boolean {
  return publishFrom !== undefined && now < Date.parse(publishFrom);
}

/** The site without the entries that are to be published later; the same one when there are none. */
export function withoutScheduled(site: Site, now: number): Site {
  const isOut = (entry: Scheduled) => !isScheduled(entry, now);
  const { admissions } = site;
  if ([...entriesOf(site), ...admissions.events].every(isOut)) return site;
  const published = (entries: readonly Entry<Scheduled>[]) => entries.filter(isOut);
  const collections = Object.fromEntries(
    COLLECTIONS.map(({ collection }) => [collection, published(site[collection])]),
  );
  return {
    ...site,
    ...collections,
    admissions: { ...admissions, events: admissions.events.filter(isOut) },
  };
}
