/** How long a mouse rests on a link that is meant, in milliseconds: it passes over others on its way. */
const REST_MS = 60;

declare global {
  var __reactRouterManifest: { routes: Record<string, { module: string; imports?: string[]; css?: string[] } | undefined> } | undefined;
}

/**
 * Fetches the data and the scripts of a page when its link comes under the pointer or the finger, so that the press shows it at
 * once; not for readers who save data. The router's own way asks for the data by an address that it does not use on a static site.
 * @returns a function that ends it
 */
export function prefetchPointedPages(): () => void {
  let rest: ReturnType<typeof setTimeout>;
  const onOver = ({ target, pointerType }: PointerEvent) => {
    clearTimeout(rest);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]:not([target])');
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
  fetchAhead(path === '/' ? '/_.data' : `${path}.data`);
  for (const { route } of window.__reactRouterDataRouter?.match(path) ?? []) {
    const { module, imports = [], css = [] } = globalThis.__reactRouterManifest?.routes[route.id] ?? {};
    for (const script of [...(module ? [module] : []), ...imports]) preloadModule(script);
    for (const style of css) fetchAhead(style);
  }
}

/** Addresses that were fetched ahead on this page; none is asked for again. */
const fetched = new Set<string>();

/**
 * Leaves a file in the browser's own cache. Not by `<link rel="prefetch">`: Firefox checks it against `default-src`, which allows nothing, and
 * WebKit has none.
 */
function fetchAhead(address: string): void {
  if (fetched.has(address)) return;
  fetched.add(address);
  // Only an answer that is read to its end is kept. One that does not come is asked for again by the press.
  fetch(address, { priority: 'low' })
    .then((response) => response.arrayBuffer())
    .catch(() => fetched.delete(address));
}

/** Fetches a script that the page does not have yet, in the way in which its import finds it. */
function preloadModule(href: string): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
