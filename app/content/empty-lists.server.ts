import { collections } from './kinds.server.ts';
import { pageGroups } from './page-groups.server.ts';
import type { Site } from './reading/read.server.ts';

/** Pages and sections with lists that are empty at present. They state this in words, and so do the disclosures that lead to them. */
export function emptyLists(site: Site): Set<string> {
  const pages = collections().flatMap((kind) =>
    'list' in kind && site[kind.collection].length === 0 ? [kind.list] : [],
  );
  return new Set([...pages, ...pageGroups().flatMap(({ emptyParts }) => emptyParts?.(site) ?? [])]);
}
