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
  addLink('prefetch', path === '/' ? '/_.data' : `${path}.data`).as = 'fetch';
  for (const { route } of window.__reactRouterDataRouter?.match(path) ?? []) {
    const { module, imports = [], css = [] } = globalThis.__reactRouterManifest?.routes[route.id] ?? {};
    for (const script of [...(module ? [module] : []), ...imports]) addLink('modulepreload', script);
    for (const style of css) addLink('prefetch', style).as = 'style';
  }
}

/** A link in the head; one that is there already is not asked for again. */
function addLink(rel: string, href: string): HTMLLinkElement {
  const known = document.head.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  if (known) return known;
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}
