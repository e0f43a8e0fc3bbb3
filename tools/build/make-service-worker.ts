import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { labelsFor } from '#app/content/labels.ts';
import { listAddress } from '#app/features/search/search.server.ts';
import { FIRST, inLanguages, type Locale, localisePath } from '#app/i18n/locale.ts';
import type { OfflineFiles } from '#app/offline/offline-texts.ts';
import { getSite } from '#app/site.ts';
import { FONTS } from '#languages/fonts.ts';
import { bundledLanguages } from './bundled-languages.ts';

/**
 * Pages available offline to every visitor, as far as the college has them: what is asked for on
 * the way, the day's first.
 */
const KEPT_PAGES = [
  '/',
  '/today',
  '/facilities/transport',
  '/all-news',
  '/academics/calendar',
  '/admissions',
  '/admissions/my-admission',
  '/contact',
];

/** Scripts of what needs the network: enlarged pictures and the full-text search. */
const LOADED_ONLINE = /^(?:lightbox|photoswipe|search-worker|window-texts)/;

/** The font of the name of the college in English. */
const NAME_FONT = 'anek-name-700';

/** Whether pages of a language use a font. */
function isFontOf(locale: Locale, name: string): boolean {
  const own = FONTS[locale].map((file) => parse(file).name);
  return [...own, ...(locale === FIRST ? [NAME_FONT] : [])].some((font) =>
    name.startsWith(`${font}-`),
  );
}

/** The code of both workers in the bundle of the pages. */
const WORKERS = ['service-worker', 'unregister-worker'] as const;
const workerFile = (bundle: string, name: (typeof WORKERS)[number]) =>
  join(bundle, 'workers', `${name}.js`);

/** Bundles the code of the workers; what they keep follows from the content. */
export async function bundleWorkers(bundle: string, languages: readonly Locale[]): Promise<void> {
  // The bundler takes half a second to load, in each build.
  const { build } = await import('vite');
  for (const name of WORKERS)
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      plugins: [bundledLanguages(languages)],
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: join(bundle, 'workers'),
        emptyOutDir: false,
        rolldownOptions: { checks: { bundlerTimings: false } },
        lib: {
          entry: resolve(`app/offline/${name}.ts`),
          formats: ['iife'],
          name: 'worker',
          fileName: () => `${name}.js`,
        },
      },
    });
}

/**
 * Writes the service worker of a built site, `sw.js`.
 * @param client folder of the built site
 * @param isOn false writes a worker that replaces an earlier one, deletes its copies and
 *   unregisters itself
 */
export function makeServiceWorker(
  client: string,
  bundle: string,
  isOn = getSite().college.offlineCopies,
): void {
  const code = readFileSync(workerFile(bundle, isOn ? 'service-worker' : 'unregister-worker'));
  const files = isOn ? `const OFFLINE_FILES=${JSON.stringify(offlineFiles(client))};` : '';
  writeFileSync(join(client, 'sw.js'), files + code);
}

/** Pages and texts of the worker, by language. */
export function offlineFiles(
  client: string,
  { college, emergencies } = getSite(),
): Partial<Record<Locale, OfflineFiles>> {
  const assets = readdirSync(join(client, 'assets'));
  // The styles of pages are kept with them; a script brings those of the search.
  const code = assets.filter(
    (name) =>
      (name.endsWith('.js') && !LOADED_ONLINE.test(name)) || /^search-list-.*\.css$/.test(name),
  );
  const of = (locale: Locale): OfflineFiles => ({
    pages: KEPT_PAGES.map((path) => localisePath(path, locale)).filter((path) =>
      existsSync(join(client, path, 'index.html')),
    ),
    searchList: listAddress(locale),
    files: [
      ...assets.filter((name) => name.endsWith('.woff2') && isFontOf(locale, name)),
      ...code,
    ].map((name) => `/assets/${name}`),
    offlinePage: offlineCopy(locale),
    urgent: emergencies.map(({ id, until }) => `${id} ${until}`),
    ...labelsFor('shell', locale).offline,
  });
  return inLanguages(college, of);
}

/** Address of the page that is shown for a page that is not saved. */
export function offlineCopy(locale: Locale): string {
  return `${localisePath('/offline', locale)}.html`;
}
