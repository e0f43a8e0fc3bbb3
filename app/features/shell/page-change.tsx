import { type RefObject, useEffect, useRef } from 'react';
import { createPath, useNavigation, useNavigationType } from 'react-router';
import { partOfPage } from '#app/browser/part-of-page.ts';
import { loadInFull } from '#app/browser/wanted-page.ts';
import { useAddress } from '#app/hooks/use-address.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';

/** Milliseconds after which a visitor doubts that a click was noticed. */
const SIGN_MS = 700;
/** As long as the worker waits for the network before it shows its copy (app/offline/service-worker.ts); without a worker a full load is no faster. */
const TIMEOUT_MS = { withWorker: 6000, without: 15_000 };

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
    if (page === address && (section === hash || !document.activeElement?.matches('a, body')))
      return;
    const part = partOfPage(hash);
    // Other uses of the fragment depend on the page (app/lib/search-address.ts).
    if (page === address && hash !== '' && !part) return;
    const target =
      part?.querySelector<HTMLElement>('h2, h3') ?? part ?? document.querySelector('h1');
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
    if (page === address) return;
    if (announcer.current) announcer.current.textContent = document.title;
    // On going back, the earlier position is restored.
    if (part && type !== 'POP') showOnceStyled(part);
  }, [address, hash, type]);

  useWaiting(announcer);

  return <p ref={announcer} aria-live="polite" className="visually-hidden" data-announcer="" />;
}

/** A page that is long in coming: a sign that it comes, seen and heard, then a full load, for which the worker may have a copy. */
function useWaiting(announcer: RefObject<HTMLParagraphElement | null>): void {
  const { messages } = useLocale();
  const { location } = useNavigation();
  const wanted = location && createPath(location);

  // Waits, and marks the page that stays meanwhile (shell.module.css shows the bar).
  useEffect(() => {
    if (wanted === undefined) return undefined;
    const main = document.querySelector('main');
    const sign = setTimeout(() => {
      main?.setAttribute('aria-busy', 'true');
      if (announcer.current) announcer.current.textContent = messages.pageLoading;
    }, SIGN_MS);
    const full = setTimeout(
      loadInFull,
      navigator.serviceWorker?.controller ? TIMEOUT_MS.withWorker : TIMEOUT_MS.without,
      wanted,
    );
    return () => {
      clearTimeout(sign);
      clearTimeout(full);
      main?.removeAttribute('aria-busy');
    };
  }, [wanted, announcer, messages]);
}

/** Scrolls to a section, and again if a late style sheet has moved it. */
function showOnceStyled(section: HTMLElement): void {
  const show = () => section.scrollIntoView();
  show();
  for (const style of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!style.sheet) style.addEventListener('load', show, { once: true });
  }
}
