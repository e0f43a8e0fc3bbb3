import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { useAddress } from '#app/hooks/use-address.ts';

/**
 * After navigation the focus moves to the heading of the target section, or to that of the page, and the new title is
 * announced. A link to a section of the same page moves the focus too; a tool that writes its state into the address does not.
 * The router handles scrolling, except to a section of another page, whose styles may load later. On the first page the browser does all this.
 */
export function PageChange() {
  const { address, hash } = useAddress();
  const type = useNavigationType();
  const announcer = useRef<HTMLParagraphElement>(null);
  const last = useRef([address, hash]);

  // Follows the router's location; the DOM of the new page is complete when this runs.
  useEffect(() => {
    const [page, section] = last.current;
    last.current = [address, hash];
    if (page === address && (section === hash || !document.activeElement?.matches('a, body'))) return;
    const part = partOf(hash);
    // Other uses of the fragment depend on the page (app/lib/search-address.ts).
    if (page === address && hash !== '' && !part) return;
    const target = part?.querySelector<HTMLElement>('h2, h3') ?? part ?? document.querySelector('h1');
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
    if (page === address) return;
    if (announcer.current) announcer.current.textContent = document.title;
    // On going back, the earlier position is restored.
    if (part && type !== 'POP') showOnceStyled(part);
  }, [address, hash, type]);

  return <p ref={announcer} aria-live="polite" className="visually-hidden" data-announcer="" />;
}

/** The element that a fragment refers to; none if the fragment is malformed. */
function partOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls to a section, and again if a late style sheet has moved it. */
function showOnceStyled(section: HTMLElement): void {
  const show = () => section.scrollIntoView();
  show();
  for (const style of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!style.sheet) style.addEventListener('load', show, { once: true });
  }
}
