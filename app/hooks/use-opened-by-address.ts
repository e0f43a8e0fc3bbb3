import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { partOfPage } from '#app/browser/part-of-page.ts';

/** Opens the disclosure named in the address: the one with its anchor, or the first of the named part. Then shows the anchor. */
export function useOpenedByAddress(): void {
  const { hash } = useLocation();

  // Browsers open a closed answer for the initial address, but not when the app changes the address.
  useEffect(() => {
    const named = hash === '' ? null : partOfPage(hash);
    const details =
      named?.closest('details') ?? named?.querySelector<HTMLDetailsElement>(':scope > details');
    if (!named || !details) return;
    details.open = true;
    named.scrollIntoView();
  }, [hash]);
}
