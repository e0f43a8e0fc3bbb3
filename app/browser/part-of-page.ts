/** The element that a fragment refers to; none if the fragment is malformed. */
export function partOfPage(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
