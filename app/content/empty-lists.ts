import type { Site } from './reading/read.server.ts';

/** List pages that may be empty at present. They state this in words, and so do the links to them. */
export function emptyLists(site: Site): Set<string> {
  const lists: [path: string, entries: readonly unknown[]][] = [
    ['/all-news', site.notices],
    ['/events', site.events],
    ['/tenders', site.tenders],
    ['/gallery', site.albums],
    ['/faculty', site.people],
    ['/downloads', site.documents],
  ];
  return new Set(lists.filter(([, entries]) => entries.length === 0).map(([path]) => path));
}
