import { kindOf } from '#app/site.ts';

function placesOf(kind: string, id: string) {
  const page = kindOf(kind)?.page?.(id) ?? '';
  const own = page.endsWith(`/${id}`) ? page : `${page}/${id}`;
  return { page, own, place: own.replace(/(?<=.)\/(?=[^/]*$)/, '#') };
}

/**
 * Where an entry that was brought from elsewhere will be found: on its page, a section within that
 * of its group.
 */
export function newAddress(kind: string, id: string): string {
  const { own, place } = placesOf(kind, id);
  return kind === 'texts' ? place : own;
}

/** The addresses that lead to an entry alone: its own page, or its place on a page of several. */
export function addressesOf(kind: string, id: string): string[] {
  const { page, own, place } = placesOf(kind, id);
  if (kind === 'texts') return [own, place];
  // The page of a document is listed on another.
  return page === own || kind === 'documents' ? [own] : [place];
}

/**
 * The id of a draft that leads from an old address of an entry to this one, by the id of the
 * entry's draft and the number of the address.
 */
export function redirectIdOf(draft: string, number: number): string {
  return `${draft}r${number}`;
}

/** Whether a draft is such a redirect of an entry. */
export function leadsTo(id: string, draft: string): boolean {
  return id.startsWith(`${draft}r`);
}
