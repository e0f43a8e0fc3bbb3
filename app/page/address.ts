import { partOfPage } from './part-of-page.ts';

/** Shows what the fragment of the address names: in hidden panels (tabs.ts, page-tabs.ts) and in disclosures, or the disclosure that it has itself. */
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
