/** Where an imported entry will be found. */
export function newAddress(kind: string, id: string): string {
  return kind === 'news' ? `/all-news/${id}` : `/${id.replace('/', '#')}`;
}

/** The id of the draft that leads from the old address of an entry to this one, by the id of the entry's draft. */
export function redirectIdOf(draft: string): string {
  return `${draft}r`;
}
