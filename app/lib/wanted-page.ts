/**
 * When a page's script or data cannot be loaded during a navigation, the page that was wanted is loaded in full, once; every
 * page is complete HTML, so the visitor gets there. If it fails again before it has been shown, the failure screen is shown.
 */

const MARK = 'wanted-page';

type DataRouter = {
  state: {
    navigation: { location?: { pathname: string; search: string; hash: string } | undefined };
    errors: Record<string, unknown> | null;
  };
};

declare global {
  interface Window {
    /** Called by the repaired router, see tools/vite-load-wanted-page.ts. */
    __loadWantedPage: (error: unknown) => Promise<never>;
    __reactRouterDataRouter?: DataRouter;
  }
}

/**
 * Loads an address in full unless that was tried before.
 * @returns false when it was tried before, or when the browser cannot remember: then nothing is loaded, so there is no loop.
 */
export function loadInFull(address: string): boolean {
  try {
    if (sessionStorage.getItem(MARK) === address) return false;
    sessionStorage.setItem(MARK, address);
  } catch {
    return false;
  }
  const { pathname, search, hash } = window.location;
  // Assigning the address one is at would only move to its fragment.
  if (address === pathname + search + hash) window.location.reload();
  else window.location.assign(address);
  return true;
}

/** Forgets a tried address once it has been shown, so that a later failure of the same page is helped as well. */
export function forgetWantedPage(address: string): void {
  try {
    if (sessionStorage.getItem(MARK) === address) sessionStorage.removeItem(MARK);
  } catch {
    // Nothing is stored where storage is denied.
  }
}

/** True for an error of the navigation itself, such as data that could not be had; false for one thrown while showing a page. */
export function isNavigationError(error: unknown): boolean {
  return Object.values(window.__reactRouterDataRouter?.state.errors ?? {}).includes(error);
}

/** Hands the router its way out of a failed page script: a full load of the wanted page, else the error itself. */
export function installWantedPage(): void {
  window.__loadWantedPage = (error) => {
    const wanted = window.__reactRouterDataRouter?.state.navigation.location;
    const address = wanted ? wanted.pathname + wanted.search + wanted.hash : window.location.href;
    return loadInFull(address) ? new Promise<never>(() => undefined) : Promise.reject(error);
  };
}
