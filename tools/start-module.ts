import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getSite } from '#app/content/reading/site.server.ts';
import { smallScript } from './small-script.ts';

/** How React Router 8.4 starts a page: the manifest, the modules of its routes, their table, the entry. */
const ROUTER_START = /^import "([^"]+)";((?: ?import \* as route\d+ from "[^"]+";)+) window\.__reactRouterRouteModules = (\{[^}]*\}); import\("([^"]+)"\);$/;
const ROUTE = /import \* as (route\d+) from ("[^"]+");/g;

/**
 * The module that a page starts with. The state it fetches begins with a line of its own, the digests of all other modules
 * (tools/later-modules.ts), which come into force before the app may ask for one. It has the digest of each module that the page needs, and lets none run before all have been fetched and
 * fit: all at once, so that nothing waits for a file to name the next. Then they run in the router's order, and last the router gets its data.
 * @param client folder of the built site, its scripts as they will be served
 * @param first scripts that run before all others, such as what the router keeps for its start
 * @param router the router's own module script of the page
 * @param modules addresses of all modules of the page
 * @throws Error when the page is not started as React Router 8.4 starts it
 */
export function startModule(client: string, first: string, router: string, modules: readonly string[]): string {
  const [, manifest, imports = '', table, entry] = ROUTER_START.exec(router) ?? [];
  if (!manifest || !entry) throw new Error(`Has React Router changed how it starts a page? ${router}`);
  const routes = [...imports.matchAll(ROUTE)];
  const digests = Object.fromEntries([...new Set([...modules, manifest, entry])].map((address) => [address, digestOf(client, address)]));
  // A copy of the state that was cut on its way lacks the line break at the end: with half the data the app would take the page away.
  return smallScript(
    `
    ${first}
    // The import after it finds the module fetched.
    const fetchModule = ([href, integrity]) =>
      new Promise((onload, onerror) => {
        const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href, integrity, onload, onerror });
        // A browser of before 2023 fetches it as a file; the import takes the copy that it keeps.
        if (link.relList.supports(link.rel)) document.head.append(link);
        else onload(fetch(href, { integrity }));
      });
    const [response] = await Promise.all([
      fetch(document.querySelector("script[data-state]").dataset.state),
      ...Object.entries(${JSON.stringify(digests)}).map(fetchModule),
    ]);
    await import("${manifest}");
    const [${routes.map(([, name]) => name).join()}] = await Promise.all([${routes.map(([, , address]) => `import(${address})`).join()}]);
    window.__reactRouterRouteModules = ${table};
    const state = await response.text();
    if (!response.ok || !state.endsWith("\\n")) throw response;
    const end = state.indexOf("\\n") + 1;
    await import("${entry}");
    // In a step of its own: until then the app waits, and a press can be answered.
    await new Promise((go) => setTimeout(go));
    document.head.append(Object.assign(document.createElement("script"), { type: "importmap", textContent: state.slice(0, end) }));
    const stream = window.__reactRouterContext.streamController;
    stream.enqueue(state.slice(end));
    stream.close();
    // Copies for readers without a network come last of all.
    ${getSite().college.offlineCopies ? 'await navigator.serviceWorker?.register("/sw.js");' : ''}
  `,
    'module',
  );
}

const known = new Map<string, string>();

/** Digest of a file of the site as pages name it (Subresource Integrity), such as `sha256-...`. Files are final when it is asked for. */
export function digestOf(client: string, address: string): string {
  const digest = known.get(address) ?? `sha256-${hash('sha256', readFileSync(join(client, address)), 'base64')}`;
  known.set(address, digest);
  return digest;
}
