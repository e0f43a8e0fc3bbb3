/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import {
  CacheFirst,
  NetworkFirst,
  StaleWhileRevalidate,
  Strategy,
  type StrategyHandler,
} from 'workbox-strategies';
import { FIRST, LOCALES, type Locale, splitAddress } from '#app/i18n/locale.ts';
import {
  assetsIn,
  type OfflineFiles,
  pageTitle,
  type SavedPage,
  withCopyNote,
  withSavedPages,
} from './offline-texts.ts';
import { isOwnPage, ofItsType } from './own-answers.ts';

/**
 * Saves pages for offline use: those that are needed on the way, the list of the search, and
 * visited pages. Network first; a copy states its date. Files of an older release stay until they
 * are replaced, so that an open tab finds its files. Only what this site has built is saved: not
 * what a host, a gateway or another application answers at its addresses.
 */

declare const self: ServiceWorkerGlobalScope;
/** Inserted by tools/build/make-service-worker.ts, for the languages that the college publishes. */
declare const OFFLINE_FILES: Record<Locale, OfflineFiles>;
const FILES = OFFLINE_FILES;
const LANGUAGES = LOCALES.filter((locale) => locale in FILES);

const PAGES = 'pages';
/** The fallback pages have a separate cache, from which nothing is evicted. */
const OFFLINE_PAGES = 'offline-pages';
const ASSETS = 'assets';
const SAVED_ON = 'x-saved-on';

/** Seconds after which the network is considered unavailable and the copy is shown. */
const TIMEOUT_SECONDS = 6;
/** Seconds after which an unused copy is deleted. */
const MAX_AGE_SECONDS = 60 * 24 * 60 * 60;
/**
 * A page takes about 100 KB uncompressed, a file about 20 KB: with these and the limit below the
 * site uses little storage.
 */
const MAX_PAGES = 60;
const MAX_ASSETS = 240;
const MAX_FILES = 60;
/** A copy younger than this is not renewed, in milliseconds. */
const RENEW_AFTER_MS = 12 * 60 * 60 * 1000;
/** Total bytes of all copies; beyond this only an older copy of the same page is replaced. */
const MAX_BYTES = 15_000_000;

const localeOf = (address: string): Locale =>
  LANGUAGES.find((locale) => locale === splitAddress(address).locale) ?? FIRST;
/**
 * A page has one copy, whatever query a campaign adds and in whichever form its address is written:
 * `/contact`, `/contact/`, `/contact/index.html`.
 */
const keyOf = (url: string): string =>
  new URL(url).pathname.replace(/\/(?:index\.html)?$/, '') || '/';

/** Applied to every copy of a page: one address per page, the date of the copy, the limits. */
const pagePlugins: WorkboxPlugin[] = [
  {
    cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
    cacheWillUpdate: async ({ request, response }) =>
      (await isOwnPage(response)) && (await hasRoomFor(request)) ? stamped(response) : null,
  },
  atMost(MAX_PAGES),
];

/** A visited page: network first, otherwise the copy, with its date. */
const visitedPages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: TIMEOUT_SECONDS,
  plugins: [
    ...pagePlugins,
    {
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse && noted(cachedResponse, keyOf(request.url)),
      fetchDidSucceed: async ({ request, response, event }) => {
        const address = keyOf(request.url);
        if (response.ok) event.waitUntil(keepLanguages([localeOf(address)]));
        // An error of the server is shown only where there is no copy.
        if (response.status >= 500 && (await caches.match(address, { cacheName: PAGES })))
          throw new Error(`The server answers ${response.status}`);
        return response;
      },
    },
  ],
});

/** Loads a page again and saves it. */
class Keeping extends Strategy {
  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return handler.fetchAndCachePut(request);
  }
}
const keptPages = new Keeping({ cacheName: PAGES, plugins: pagePlugins });

const assets = new CacheFirst({
  cacheName: ASSETS,
  plugins: [ofItsType(), atMost(MAX_ASSETS)],
});

/** Icons and the list of the search: served from the cache, then updated. */
const files = new StaleWhileRevalidate({
  cacheName: 'files',
  plugins: [ofItsType(), atMost(MAX_FILES)],
});

registerRoute(({ request }) => request.mode === 'navigate', visitedPages);
registerRoute(
  ({ url }) => url.pathname.startsWith('/assets/') && !url.pathname.startsWith('/assets/pictures/'),
  assets,
);
registerRoute(
  ({ url }) => /^\/(?:icon|(?:\w+\/)?lists\/search-list\.json$)/.test(url.pathname),
  files,
);

setCatchHandler(async ({ request }) =>
  request.mode === 'navigate'
    ? ((await sectionPage(request.url)) ?? offlinePage(keyOf(request.url)))
    : Response.error(),
);

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePages().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  // Not awaited: pages wait with their requests until a worker is active.
  void keepOpenPages();
});

/** Open pages were loaded before this worker was active; they are saved as well. */
async function keepOpenPages(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const kept = await (await caches.open(PAGES)).keys();
  const addresses = open.map(({ url }) => keyOf(url));
  for (const address of addresses) await keepPage(address);
  // Copies of an earlier release are renewed.
  const earlier = new Set(kept.map(({ url }) => localeOf(keyOf(url))));
  await keepLanguages([...addresses.map(localeOf), ...earlier], earlier);
}

async function keepOfflinePages(): Promise<void> {
  const cache = await caches.open(OFFLINE_PAGES);
  await cache.addAll(
    LANGUAGES.map((locale) => new Request(FILES[locale].offlinePage, { cache: 'no-cache' })),
  );
}

/**
 * Saves the basic pages: first in the languages in use, then, unless the connection is slow, in the
 * other one too.
 * @param anew languages whose copies are to be updated
 */
async function keepLanguages(
  read: readonly Locale[],
  anew: ReadonlySet<Locale> = new Set(),
): Promise<void> {
  for (const locale of new Set([...read, ...(isSlow() ? [] : LANGUAGES)]))
    await keepLanguage(locale, anew.has(locale));
}

const inWork = new Map<string, Promise<void>>();

/** Saves the basic pages of a language, one at a time, and never with data saving. */
function keepLanguage(locale: Locale, anew: boolean): Promise<void> {
  const key = `${locale} ${anew}`;
  const work = inWork.get(key) ?? keepAll(locale, anew).finally(() => inWork.delete(key));
  inWork.set(key, work);
  return work;
}

async function keepAll(locale: Locale, anew: boolean): Promise<void> {
  const { pages: addresses, files: beside, offlinePage: standIn, searchList } = FILES[locale];
  for (const address of addresses) await keepPage(address, anew);
  if (savesData()) return;
  await keep(files, searchList).catch(() => undefined);
  const page = await caches.match(standIn, { cacheName: OFFLINE_PAGES });
  await keepAssets([...beside, ...assetsIn((await page?.text()) ?? '')]);
}

/**
 * Saves a page with all its files, unless its copy is recent. Failures are ignored: the visitor is
 * online, and the next visit tries again.
 */
async function keepPage(address: string, anew = false): Promise<void> {
  if (savesData()) return;
  const copy = await caches.match(address, { cacheName: PAGES });
  if (!anew && copy && Date.now() - Date.parse(copy.headers.get(SAVED_ON) ?? '') < RENEW_AFTER_MS)
    return;
  try {
    await keepAssets(assetsIn(await (await keep(keptPages, address)).text()));
  } catch {
    // Offline.
  }
}

async function keepAssets(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map((address) => keep(assets, address).catch(() => undefined)));
}

/**
 * Lets a strategy load and save a file outside of a request; the caller keeps the worker alive.
 * @throws if the file cannot be loaded
 */
async function keep(strategy: Strategy, address: string): Promise<Response> {
  const event = Object.assign(new Event('keep'), { waitUntil: () => undefined });
  const cache = strategy === keptPages ? 'no-cache' : 'default';
  const [answer, done] = strategy.handleAll({ event, request: new Request(address, { cache }) });
  const response = (await answer).clone();
  await done;
  return response;
}

/** Keeps only the newest entries. A function declaration, because the strategies above use it. */
function atMost(maxEntries: number): WorkboxPlugin {
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: MAX_AGE_SECONDS,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin;
}

async function stamped(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set(SAVED_ON, new Date().toISOString());
  return new Response(await response.blob(), { status: 200, headers });
}

async function noted(copy: Response, address: string): Promise<Response> {
  const locale = localeOf(address);
  const html = withCopyNote(
    await copy.text(),
    copy.headers.get(SAVED_ON) ?? '',
    Date.now(),
    FILES[locale],
    locale,
  );
  return new Response(html, { headers: copy.headers });
}

/** The saved page of a section, for the page of all sections: the menu leads to `/page#section`. */
async function sectionPage(url: string): Promise<Response | undefined> {
  const section = new URL(url).hash.slice(1);
  const address = `${keyOf(url)}/${section}`;
  const copy = section && (await caches.match(address, { cacheName: PAGES }));
  return copy ? Response.redirect(address) : undefined;
}

/** The fallback for a page that is not saved, with the list of saved pages. */
async function offlinePage(address: string): Promise<Response> {
  const locale = localeOf(address);
  const texts = FILES[locale];
  const page = await caches.match(texts.offlinePage, { cacheName: OFFLINE_PAGES });
  if (!page) return Response.error();
  return new Response(withSavedPages(await page.text(), await savedPages(locale), texts, locale), {
    headers: page.headers,
  });
}

async function savedPages(locale: Locale): Promise<SavedPage[]> {
  const cache = await caches.open(PAGES);
  const addresses = (await cache.keys())
    .map(({ url }) => keyOf(url))
    .filter((address) => localeOf(address) === locale);
  const saved: SavedPage[] = [];
  for (const address of addresses) {
    const copy = await cache.match(address);
    if (!copy) continue;
    saved.push({
      address,
      title: pageTitle(await copy.text()),
      savedOn: copy.headers.get(SAVED_ON) ?? '',
    });
  }
  return saved;
}

async function hasRoomFor(request: Request): Promise<boolean> {
  if (await caches.match(keyOf(request.url), { cacheName: PAGES })) return true;
  const { usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return usage < MAX_BYTES;
}

function savesData(): boolean {
  return lineOf()?.saveData === true;
}

function isSlow(): boolean {
  return /2g|3g/.test(lineOf()?.effectiveType ?? '');
}

/** Network information, which not every browser provides. */
function lineOf(): { saveData?: boolean; effectiveType?: string } | undefined {
  return (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;
}
