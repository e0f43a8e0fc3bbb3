import { kindOf } from '#app/site.ts';

/**
 * Where an entry that was brought from elsewhere will be found: on its page, a section within that
 * of its group.
 */
export function newAddress(kind: string, id: string): string {
  const page = kindOf(kind)?.page?.(id) ?? '';
  if (kind === 'texts') return page.replace(/(?<=.)\//, '#');
  return page.endsWith(`/${id}`) ? page : `${page}/${id}`;
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
