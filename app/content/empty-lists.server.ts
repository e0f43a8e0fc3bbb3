import { type Collections, collections } from './kinds.server.ts';

/** List pages that may be empty at present. They state this in words, and so do the links to them. */
export function emptyLists(site: Collections): Set<string> {
  return new Set(
    collections().flatMap((kind) =>
      'list' in kind && site[kind.collection].length === 0 ? [kind.list] : [],
    ),
  );
}
