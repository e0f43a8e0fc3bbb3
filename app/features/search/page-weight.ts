/** A page above many others has more weight: of two matches, /tenders comes before the form of a tender. */
export function weightOf(path: string): number {
  const depth = path.split('/').length - 1;
  if (depth > 2) return 1;
  return depth === 2 ? 1.2 : 1.5;
}
