import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { labelsFor } from '#app/content/labels.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { inLanguages, type Locale, localisePath } from '#app/i18n/locale.ts';
import type { OfflineFiles } from '#app/offline/offline-texts.ts';
import { leftOutLanguages } from './left-out-languages.ts';

/** Pages available offline to every visitor. */
const KEPT_PAGES = ['/', '/admissions', '/contact'];

/** Fonts used by the pages of a language. */
const FONTS: Record<Locale, RegExp> = {
  en: /^(?:noto-sans-latin|anek-latin|anek-name)-/,
  ml: /^(?:noto-sans-malayalam|anek-700)-/,
};

/**
 * Writes the service worker of a built site: `sw.js`, and `copy-note.js`, which removes the note on a copy after navigation.
 * @param client folder of the built site
 * @param isOn false writes a worker that replaces an earlier one, deletes its copies and unregisters itself
 */
export async function makeServiceWorker(
  client: string,
  isOn = getSite().college.offlineCopies,
): Promise<void> {
  mkdirSync(client, { recursive: true });
  writeFileSync(
    join(client, 'copy-note.js'),
    readFileSync(new URL('./copy-note-script.js', import.meta.url)),
  );
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [leftOutLanguages(getSite().college.languages)],
    define: {
      OFFLINE_FILES: JSON.stringify(isOn ? offlineFiles(client) : {}),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: resolve(client),
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { checks: { bundlerTimings: false } },
      lib: {
        entry: resolve(`app/offline/${isOn ? 'service' : 'unregister'}-worker.ts`),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'sw.js',
      },
    },
  });
}

/** Pages and texts of the worker, by language. */
function offlineFiles(client: string): Partial<Record<Locale, OfflineFiles>> {
  const assets = readdirSync(join(client, 'assets'));
  const tools = assets.filter((name) => /-tool-[\w-]+\.(?:js|css)$/.test(name));
  const imported = tools
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => importsOf(readFileSync(join(client, 'assets', name), 'utf8')));
  const code = [...new Set([...tools, ...imported])];
  const of = (locale: Locale): OfflineFiles => ({
    pages: KEPT_PAGES.map((path) => localisePath(path, locale)),
    files: [
      ...assets.filter((name) => name.endsWith('.woff2') && FONTS[locale].test(name)),
      ...code,
    ].map((name) => `/assets/${name}`),
    offlinePage: offlineCopy(locale),
    ...labelsFor('shell', locale).offline,
  });
  return inLanguages(getSite().college, of);
}

/** Names of the files that a build script imports. */
function importsOf(script: string): string[] {
  return [...script.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)].flatMap(
    ([, name]) => name ?? [],
  );
}

/** Address of the page without router scripts that is shown for a page that is not saved. */
export function offlineCopy(locale: Locale): string {
  return `${localisePath('/offline', locale)}.html`;
}
