import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { getSite } from '#app/content/reading/site.server.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { LOCALES, type Locale, localisePath } from '#app/i18n/locale.ts';
import type { OfflineFiles } from '#app/offline/offline-texts.ts';

/** Pages that every reader has without a network. */
const KEPT_PAGES = ['/', '/admissions', '/contact'];

/** Faces that the pages of a language load. */
const FONTS: Record<Locale, RegExp> = { en: /^(?:noto-sans-latin|anek-latin|anek-name)-/, ml: /^(?:noto-sans-malayalam|anek-700)-/ };

/**
 * Writes the service worker of a built site: `sw.js`, and `copy-note.js`, which takes a copy's note away when the reader goes on.
 * @param client folder of the built site
 * @param isOn false writes the worker that takes the place of an earlier one, deletes its copies and goes
 */
export async function makeServiceWorker(client: string, isOn = getSite().college.offlineCopies): Promise<void> {
  mkdirSync(client, { recursive: true });
  writeFileSync(join(client, 'copy-note.js'), readFileSync(new URL('./copy-note-script.js', import.meta.url)));
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { OFFLINE_FILES: JSON.stringify(isOn ? offlineFiles(client) : {}), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: resolve(client),
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { checks: { bundlerTimings: false } },
      lib: { entry: resolve(`app/offline/${isOn ? 'service' : 'farewell'}-worker.ts`), formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    },
  });
}

/** What the worker keeps and says, by language. */
function offlineFiles(client: string): Record<Locale, OfflineFiles> {
  const assets = readdirSync(join(client, 'assets'));
  const tools = assets.filter((name) => /-tool-[\w-]+\.(?:js|css)$/.test(name));
  const imported = tools.filter((name) => name.endsWith('.js')).flatMap((name) => importsOf(readFileSync(join(client, 'assets', name), 'utf8')));
  const code = [...new Set([...tools, ...imported])];
  const of = (locale: Locale): OfflineFiles => ({
    pages: KEPT_PAGES.map((path) => localisePath(path, locale)),
    files: [...assets.filter((name) => name.endsWith('.woff2') && FONTS[locale].test(name)), ...code].map((name) => `/assets/${name}`),
    offlinePage: offlineCopy(locale),
    ...labelsFor(locale).offline,
  });
  return Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Record<Locale, OfflineFiles>;
}

/** Names of the files that a script of the build imports. */
function importsOf(script: string): string[] {
  return [...script.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)].flatMap(([, name]) => name ?? []);
}

/** Address of the page without the router's scripts that stands for a page that is not kept. */
export function offlineCopy(locale: Locale): string {
  return `${localisePath('/offline', locale)}.html`;
}
