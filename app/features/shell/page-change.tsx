import { useEffect, useRef, useState } from 'react';
import { useAddress } from '#app/i18n/use-address.ts';

/**
 * After a change of page: focus goes to the section the address names, else to the page's heading, and the new title is
 * announced. Scrolling is the router's. On the first page the browser does all of this itself.
 */
export function PageChange() {
  const { address, hash } = useAddress();
  const [announcement, setAnnouncement] = useState('');
  const lastPath = useRef(address);

  // Follows the router's location; the DOM of the new page is complete when this runs.
  useEffect(() => {
    if (lastPath.current === address) return;
    lastPath.current = address;
    const target = (hash && document.getElementById(decodeURIComponent(hash.slice(1)))) || document.querySelector('h1');
    if (target instanceof HTMLElement) {
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
    setAnnouncement(document.title);
  }, [address, hash]);

  return (
    <p aria-live="polite" className="visually-hidden" data-announcer="">
      {announcement}
    </p>
  );
}
