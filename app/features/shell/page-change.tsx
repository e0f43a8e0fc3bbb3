import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * After a change of page: focus goes to the section the address names, else to the page's heading, and the new title is
 * announced. Scrolling is the router's. On the first page the browser does all of this itself.
 */
export function PageChange() {
  const { pathname, hash } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const lastPath = useRef(pathname);

  // Follows the router's location; the DOM of the new page is complete when this runs.
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    const target = (hash && document.getElementById(decodeURIComponent(hash.slice(1)))) || document.querySelector('h1');
    if (target instanceof HTMLElement) {
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
    setAnnouncement(document.title);
  }, [pathname, hash]);

  return (
    <p aria-live="polite" className="visually-hidden" data-announcer="">
      {announcement}
    </p>
  );
}
