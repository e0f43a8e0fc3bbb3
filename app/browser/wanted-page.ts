/**
 * If a page's script or data cannot be loaded during navigation, or do not fit each other after a release, the requested page is
 * loaded in full, once; every page is complete HTML, so it opens. If it fails again before it is shown, the failure screen appears.
 */

const MARK = 'wanted-page';

type DataRouter = {
  match: (path: string) => { route: { id: string } }[] | null;
  state: {
    navigation: { location?: { pathname: string; search: string; hash: string } | undefined };
    errors: Record<string, unknown> | null;
  };
};

declare global {
  interface Window {
    /** Called by the patched router, see tools/page/load-wanted-page.ts. */
    __loadWantedPage: (cause: unknown) => Promise<{ default: () => never }>;
    __reactRouterDataRouter?: DataRouter;
  }
}

/** A page script failed to load, after a full load was already tried. */
class PageScriptError extends Error {}

/**
 * Loads an address in full unless that was already tried.
 * @returns false if it was already tried, or if the browser cannot store this: nothing is loaded then, so there is no loop.
 */
export function loadInFull(address: string): boolean {
  try {
    if (sessionStorage.getItem(MARK) === address) return false;
    sessionStorage.setItem(MARK, address);
  } catch {
    return false;
  }
  const { pathname, search, hash } = window.location;
  if (address === pathname + search + hash) reloadFromTop();
  else window.location.assign(address);
  return true;
}

/**
 * Loads the current address again as a first visit. A reload would keep the scroll position, and replacing an address with
 * itself only moves to its fragment, so the address is changed briefly.
 */
export function reloadFromTop(): void {
  const { href, pathname } = window.location;
  window.history.replaceState(null, '', `${pathname}?`);
  window.location.replace(href);
}

/** The path at which the app began, until the visitor leaves it, and the address shown last. */
const shown: { firstPath: string | undefined; last?: string } = {
  firstPath: globalThis.location?.pathname,
};

/** Records that the page of the current address is shown. */
export function noteShownPage(address: string): void {
  if (window.location.pathname !== shown.firstPath) shown.firstPath = undefined;
  shown.last = address;
  forgetWantedPage(address);
}

/** True on the page that came in full: it was complete before the app began. */
export function cameInFull(): boolean {
  return window.location.pathname === shown.firstPath;
}

/** True if the page of an address was shown before it failed: loading it again would lose what the visitor did there. */
export function wasShown(address: string): boolean {
  return shown.last === address;
}

/** Clears a tried address after it has been shown, so that a later failure of the same page is also handled. */
function forgetWantedPage(address: string): void {
  try {
    if (sessionStorage.getItem(MARK) === address) sessionStorage.removeItem(MARK);
  } catch {
    // Storage may be denied.
  }
}

/** True if the script or data of a page could not be loaded; false for an error while showing a page. */
export function isNavigationError(error: unknown): boolean {
  return (
    error instanceof PageScriptError ||
    Object.values(window.__reactRouterDataRouter?.state.errors ?? {}).includes(error)
  );
}

/**
 * Gives the router a fallback for a failed page script: a full load of the requested page, else a page that throws. A rejected
 * promise is not enough: the router ignores it and shows an empty page.
 */
export function installWantedPage(): void {
  window.__loadWantedPage = async (cause) => {
    const wanted = window.__reactRouterDataRouter?.state.navigation.location;
    const address = wanted ? wanted.pathname + wanted.search + wanted.hash : window.location.href;
    if (loadInFull(address)) return new Promise(() => undefined);
    return {
      default: () => {
        throw new PageScriptError('The script of this page could not be loaded.', { cause });
      },
    };
  };
}
