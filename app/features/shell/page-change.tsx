import { useEffect, useRef } from 'react';
import { useAddress } from '#app/i18n/use-address.ts';

/**
 * After a change of page the focus goes to the heading of the section the address names, else to that of the page, and the new title is
 * announced. A link to a section of the same page takes the focus along, too; a tool that writes its choice into the address does not.
 * Scrolling is the router's. On the first page the browser does all of this itself.
 */
export function PageChange() {
  const { address, hash } = useAddress();
  const announcer = useRef<HTMLParagraphElement>(null);
  const last = useRef([address, hash]);

  // Follows the router's location; the DOM of the new page is complete when this runs.
  useEffect(() => {
    const [page, section] = last.current;
    last.current = [address, hash];
    if (page === address && (section === hash || !document.activeElement?.matches('a, body'))) return;
    const part = document.getElementById(decodeURIComponent(hash.slice(1)));
    const target = part?.querySelector<HTMLElement>('h2, h3') ?? part ?? document.querySelector('h1');
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
    if (page !== address && announcer.current) announcer.current.textContent = document.title;
  }, [address, hash]);

  return <p ref={announcer} aria-live="polite" className="visually-hidden" data-announcer="" />;
}
