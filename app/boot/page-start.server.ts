import type { EntryContext } from 'react-router';
import type { PageFacts } from './page-facts.server.ts';

/** Separates the HTML of a prerendered page from its `PrerenderedData` as JSON. The build removes it (tools/page/finish-pages.ts). */
export const PAGE_START_MARK = '<!--page-start-->';

export type PrerenderedData = { start: PageStart; facts?: PageFacts | undefined };

/** How the app starts on a prerendered page (app/boot/start.js), taken from the router's objects; the same for all pages of a route. */
export type PageStart = {
  /** Settings of the router (`window.__reactRouterContext`). */
  context: unknown;
  /** Address of the module with the route manifest. */
  manifest: string;
  /** Addresses of the modules that the page needs, the outermost route first. */
  modules: string[];
  /** Id of each matched route and the address of its module. */
  routes: [id: string, address: string][];
  /** Address of the module that hydrates the page. */
  entry: string;
  /** Address of the service worker, if offline copies are enabled. */
  worker?: string;
};

/**
 * Collects what `<Scripts>` of React Router 8.4 would print, so that the page can load it after its first paint.
 * @throws Error if the router's objects differ from those of 8.4
 */
export function pageStart(
  { manifest, serverHandoffString, staticHandlerContext }: EntryContext,
  hasOfflineCopies: boolean,
): PageStart {
  const routes = staticHandlerContext.matches.map(({ route }) => manifest.routes[route.id]);
  if (
    !manifest.url ||
    !manifest.entry?.module ||
    !serverHandoffString ||
    routes.some((route) => !route?.module)
  ) {
    throw new Error(
      'React Router no longer gives the manifest or the matched modules in EntryContext: compare app/boot with its <Scripts>.',
    );
  }
  const matched = routes.flatMap((route) => route ?? []);
  const modules = [
    ...manifest.entry.imports,
    ...matched.flatMap(({ imports = [] }) => imports),
    ...matched.map(({ module }) => module),
  ];
  return {
    context: JSON.parse(serverHandoffString),
    manifest: manifest.url,
    modules: [...new Set(modules)],
    routes: matched.map(({ id, module }) => [id, module]),
    entry: manifest.entry.module,
    ...(hasOfflineCopies && { worker: '/sw.js' }),
  };
}
