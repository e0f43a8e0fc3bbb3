/** A page that many others belong to counts more than they do: of two with the same words, /tenders is wanted before a tender's form. */
export function weightOf(path: string): number {
  const depth = path.split('/').length - 1;
  if (depth > 2) return 1;
  return depth === 2 ? 1.2 : 1.5;
}
