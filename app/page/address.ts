/**
 * Shows what the fragment of the address names: in hidden panels (tabs.ts, page-tabs.ts) and in
 * disclosures, or the disclosure that it has itself.
 */
export function startAddress(): void {
  const follow = () => {
    const part = partOfPage(location.hash);
    // What was shown already was scrolled to by the browser. A card is shown with its heading.
    if (!part || !reveal(part)) return;
    const show = () => (part.closest('[data-event]') ?? part).scrollIntoView();
    show();
    // Until then the browser goes back to what the address names.
    if (document.readyState !== 'complete') addEventListener('load', show);
  };
  addEventListener('hashchange', follow);
  follow();
}

/** @returns whether something was hidden */
function reveal(part: Element): boolean {
  const own = part.matches('article')
    ? part.querySelector('details')
    : part.querySelector(':scope > details');
  let wasHidden = false;
  for (let outer: Element | null = own ?? part; outer; outer = outer.parentElement) {
    if (outer instanceof HTMLDetailsElement && !outer.open) {
      outer.open = true;
      wasHidden = true;
    } else if (outer.matches('[data-panel][hidden], [role=tabpanel][hidden]')) {
      // As the browser does that finds something in it.
      outer.dispatchEvent(new Event('beforematch', { bubbles: true }));
      wasHidden = true;
    }
  }
  return wasHidden;
}

/**
 * The element that a fragment names; none if the fragment is malformed. Of an entry in several
 * lists (app/components/by-date) it is the copy that holds now.
 */
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
