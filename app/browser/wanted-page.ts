/**
 * When a page's script or data cannot be loaded during a navigation, the page that was wanted is loaded in full, once; every
 * page is complete HTML, so the visitor gets there. If it fails again before it has been shown, the failure screen is shown.
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
    /** Called by the repaired router, see tools/page/load-wanted-page.ts. */
    __loadWantedPage: (cause: unknown) => Promise<{ default: () => never }>;
    __reactRouterDataRouter?: DataRouter;
  }
}

/** A page script could not be had, and a full load was tried before. */
class PageScriptError extends Error {}

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
  if (address === pathname + search + hash) reloadFromTop();
  else window.location.assign(address);
  return true;
}

/**
 * Loads the present address anew, as if for the first time. A reload would keep the scroll position, and replacing an address by
 * itself only moves to its fragment, so the address is another one for a moment.
 */
export function reloadFromTop(): void {
  const { href, pathname } = window.location;
  window.history.replaceState(null, '', `${pathname}?`);
  window.location.replace(href);
}

/** Forgets a tried address once it has been shown, so that a later failure of the same page is helped as well. */
export function forgetWantedPage(address: string): void {
  try {
    if (sessionStorage.getItem(MARK) === address) sessionStorage.removeItem(MARK);
  } catch {
    // Nothing is stored where storage is denied.
  }
}

/** True when the script or the data of a page could not be had; false for an error thrown while showing a page. */
export function isNavigationError(error: unknown): boolean {
  return error instanceof PageScriptError || Object.values(window.__reactRouterDataRouter?.state.errors ?? {}).includes(error);
}

/**
 * Hands the router its way out of a failed page script: a full load of the wanted page, else a page that throws. A rejected
 * promise would not do: the router swallows it and shows an empty page.
 */
export function installWantedPage(): void {
  window.__loadWantedPage = async (cause) => {
    const wanted = window.__reactRouterDataRouter?.state.navigation.location;
    const address = wanted ? wanted.pathname + wanted.search + wanted.hash : window.location.href;
    if (loadInFull(address)) return new Promise(() => undefined);
    return {
      default: () => {
        throw new PageScriptError('The script of this page could not be had.', { cause });
      },
    };
  };
}
