/**
 * What a search is for stands in the fragment of its address, `/search#q=hostel&page=2`: no browser sends that part to a server, so no log can
 * hold the words.
 */

const NAMES = ['q', 'category', 'order', 'page'] as const;

/** Address of the search page for some words. */
export function searchAddress(page: string, query: string): string {
  return `${page}#${new URLSearchParams({ q: query })}`;
}

/** What an address of the search page asks for. Addresses of before 2026-11 have it behind a question mark. */
export function readSearch({ search, hash }: { search: string; hash: string }): URLSearchParams {
  return isAskedOpenly(search) ? new URLSearchParams(search) : new URLSearchParams(hash.slice(1));
}

/** Whether an address tells the server what is looked for. */
export function isAskedOpenly(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return NAMES.some((name) => parameters.has(name));
}
