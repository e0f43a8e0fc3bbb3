/**
 * The query is in the fragment of the address, `/search#q=hostel&page=2`: browsers do not send the
 * fragment to a server, so no log contains the words.
 */

const NAMES = ['q', 'category', 'order', 'page'] as const;

export function searchAddress(page: string, query: string): string {
  return `${page}#${new URLSearchParams({ q: query })}`;
}

/**
 * The query in an address of the search page. Addresses from before 2026-11 have it after a
 * question mark.
 */
export function readSearch({ search, hash }: { search: string; hash: string }): URLSearchParams {
  return isAskedOpenly(search) ? new URLSearchParams(search) : new URLSearchParams(hash.slice(1));
}

/** Whether a fragment is a search, perhaps without words; else it names a part of the page. */
export function isSearch(hash: string): boolean {
  return hash.length < 2 || isAskedOpenly(hash.slice(1));
}

/** Whether an address sends the query to the server. */
export function isAskedOpenly(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return NAMES.some((name) => parameters.has(name));
}
