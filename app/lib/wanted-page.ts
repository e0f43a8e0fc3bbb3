/**
 * When a page's script or data cannot be loaded during a navigation, the page that was wanted is loaded in full, once; every
 * page is complete HTML, so the visitor gets there. If it fails again in the same visit the failure screen is shown.
 */

const MARK = 'wanted-page';

type PendingRouter = { state: { navigation: { location?: { pathname: string; search: string; hash: string } | undefined } } };

declare global {
  interface Window {
    /** Called by the repaired router, see tools/vite-load-wanted-page.ts. */
    __loadWantedPage: (error: unknown) => Promise<never>;
    __reactRouterDataRouter?: PendingRouter;
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
  window.location.assign(address);
  return true;
}

/** Forgets a tried address once it has been shown. */
export function forgetWantedPage(): void {
  try {
    sessionStorage.removeItem(MARK);
  } catch {
    // Nothing is stored where storage is denied.
  }
}

/** Hands the router its way out of a failed page script: a full load of the wanted page, else the error itself. */
export function installWantedPage(): void {
  window.__loadWantedPage = (error) => {
    const wanted = window.__reactRouterDataRouter?.state.navigation.location;
    const address = wanted ? wanted.pathname + wanted.search + wanted.hash : window.location.href;
    return loadInFull(address) ? new Promise<never>(() => undefined) : Promise.reject(error);
  };
}
