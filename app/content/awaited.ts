/**
 * Addresses that the menu already names and whose pages are still to be built. Links to them are allowed, and they answer with
 * the not-found page. The link checks print this list; a page that is built leaves it.
 */
export const AWAITED_PAGES = [
  '/department',
  '/pta',
  '/tenders',
  '/events',
  '/all-news',
  '/downloads',
  '/partnerships',
  '/faculty',
  '/gallery',
  '/inaguration',
] as const;

/** True for an awaited page or an address below one: `/department/cse/labs`. */
export function isAwaited(path: string): boolean {
  return AWAITED_PAGES.some((awaited) => path === awaited || path.startsWith(`${awaited}/`));
}
