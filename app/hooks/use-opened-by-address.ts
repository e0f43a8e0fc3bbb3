import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the disclosure in which the anchor of the address stands, and shows the anchor. */
export function useOpenedByAddress(): void {
  const { hash } = useLocation();

  // Browsers open a closed answer that an address names, but not when the app changes the address.
  useEffect(() => {
    const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const details = named?.closest('details');
    if (!named || !details) return;
    details.open = true;
    named.scrollIntoView();
  }, [hash]);
}
