import { dataAddress } from '#app/i18n/locale.ts';

/** Links that show a page of the app: not what opens a window over the page, nor the other language, which is loaded in full. */
const PAGE_LINK = 'a[href^="/"]:not([target], [aria-haspopup], [hreflang])';

/** How long a mouse rests on a link that is meant, in milliseconds: it passes over others on its way. */
const REST_MS = 60;

declare global {
  var __reactRouterManifest:
    | { routes: Record<string, { module: string; imports?: string[]; css?: string[] } | undefined> }
    | undefined;
}

/**
 * Prefetches the data and scripts of a page when its link is hovered or touched, so that it opens immediately;
 * not for visitors with Save-Data. The router's own prefetch requests the data at an address not used on a static site.
 * @returns a function that stops it
 */
export function prefetchPointedPages(): () => void {
  let rest: ReturnType<typeof setTimeout>;
  const onOver = ({ target, pointerType }: PointerEvent) => {
    clearTimeout(rest);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(PAGE_LINK);
    // Files have a dot in their names, pages have none.
    if (link && !link.pathname.includes('.') && link.pathname !== location.pathname) {
      rest = setTimeout(prefetchPage, pointerType === 'mouse' ? REST_MS : 0, link.pathname);
    }
  };
  const line: { saveData?: boolean } | undefined = Reflect.get(navigator, 'connection');
  if (!line?.saveData) addEventListener('pointerover', onOver);
  return () => {
    clearTimeout(rest);
    removeEventListener('pointerover', onOver);
  };
}

function prefetchPage(path: string): void {
  fetchAhead(dataAddress(path));
  for (const { route } of window.__reactRouterDataRouter?.match(path) ?? []) {
    const {
      module,
      imports = [],
      css = [],
    } = globalThis.__reactRouterManifest?.routes[route.id] ?? {};
    for (const script of [...(module ? [module] : []), ...imports]) preloadModule(script);
    for (const style of css) fetchAhead(style);
  }
}

/** Addresses already prefetched on this page. */
const fetched = new Set<string>();

/**
 * Stores a file in the browser's cache. Not with `<link rel="prefetch">`: Firefox checks it against `default-src`, which allows nothing, and
 * WebKit does not support it.
 */
function fetchAhead(address: string): void {
  if (fetched.has(address)) return;
  fetched.add(address);
  // Only a completely read response is cached. A failed one is requested again on click.
  fetch(address, { priority: 'low' })
    .then((response) => response.arrayBuffer())
    .catch(() => fetched.delete(address));
}

/** Loads a script that the page does not have yet, in a way that its import can reuse. */
function preloadModule(href: string): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
}
