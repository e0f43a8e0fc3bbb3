import { collections } from './kinds.server.ts';
import { pageGroups } from './page-groups.server.ts';
import type { Site } from './reading/read.server.ts';

/** Pages and sections with lists, each with whether all of them are empty at present. */
export function listPlaces(site: Site): Map<string, boolean> {
  const pages = collections().flatMap((kind) =>
    'list' in kind ? [[kind.list, site[kind.collection].length === 0] as const] : [],
  );
  return new Map([...pages, ...pageGroups().flatMap(({ listParts }) => listParts?.(site) ?? [])]);
}

/** The empty ones. They state this in words, and so do the disclosures that lead to them. */
export function emptyLists(site: Site): Set<string> {
  return new Set([...listPlaces(site)].flatMap(([path, isEmpty]) => (isEmpty ? [path] : [])));
}
