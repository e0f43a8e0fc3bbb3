import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { useAddress } from '#app/hooks/use-address.ts';

/**
 * After a change of page the focus goes to the heading of the section the address names, else to that of the page, and the new title is
 * announced. A link to a section of the same page takes the focus along, too; a tool that writes its choice into the address does not.
 * Scrolling is the router's, but for a section of another page, whose styles may come later. On the first page the browser does all of this itself.
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
    // What a fragment says besides places is a page's own (app/lib/search-address.ts).
    if (page === address && hash !== '' && !part) return;
    const target = part?.querySelector<HTMLElement>('h2, h3') ?? part ?? document.querySelector('h1');
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
    if (page === address) return;
    if (announcer.current) announcer.current.textContent = document.title;
    // On the way back the reader is taken to where they were.
    if (part && type !== 'POP') showOnceStyled(part);
  }, [address, hash, type]);

  return <p ref={announcer} aria-live="polite" className="visually-hidden" data-announcer="" />;
}

/** The place on the page that a fragment names; none for one that is not written as fragments are. */
function partOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls to a section, and again when a style of its page that is still on its way has changed where it stands. */
function showOnceStyled(section: HTMLElement): void {
  const show = () => section.scrollIntoView();
  show();
  for (const style of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!style.sheet) style.addEventListener('load', show, { once: true });
  }
}
