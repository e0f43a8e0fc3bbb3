/** The element that a fragment names; none if the fragment is malformed. Of an entry in several lists (app/components/by-date) it is the copy that holds now. */
export function partOfPage(hash: string): HTMLElement | null {
  try {
    const id = decodeURIComponent(hash.slice(1));
    const named = document.getElementById(id);
    if (!named?.closest('[data-until][hidden]')) return named;
    const copies = document.querySelectorAll<HTMLElement>(`[id$="__${CSS.escape(id)}"]`);
    return [...copies].find((copy) => !copy.closest('[data-from][hidden]')) ?? named;
  } catch {
    return null;
  }
}
