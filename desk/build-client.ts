import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { LOCALES } from '#app/i18n/locale.ts';
import { namesLike } from '#app/lib/names.server.ts';
import { FOLDERS } from '#languages/read-languages.ts';
import { bundledLanguages } from '#tools/build/bundled-languages.ts';
import { compressFolder } from '#tools/build/compress.ts';
import { removeFolder } from '#tools/lib/remove-folder.ts';
import { CLIENT } from './server/entries/places.ts';

const SOURCES = [
  'desk/{client,content-files,files,imports}/**/*',
  'app/{lib,domain,i18n,content/forms}/**/*.ts',
  'languages/**/*.ts',
  ...[...FOLDERS.values()].map((folder) => join(folder, 'language.json')),
  'app/styles/colours.css',
  'package-lock.json',
];

/** Builds the pages of the desk if their code has changed since the last build. */
async function buildClient(): Promise<void> {
  const stamp = join(CLIENT, 'stamp.txt');
  const hash = createHash('sha256');
  for (const file of namesLike(SOURCES)
    .filter((name) => /\.\w+$/.test(name))
    .sort())
    hash.update(file).update(readFileSync(file));
  const digest = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  console.log('Building the pages of the desk ...');
  removeFolder(CLIENT);
  await build({
    configFile: false,
    root: 'desk/client',
    logLevel: 'error',
    plugins: [bundledLanguages(LOCALES)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: resolve(CLIENT),
      emptyOutDir: true,
      assetsDir: 'desk',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
  await compressFolder(CLIENT, undefined);
  writeFileSync(stamp, digest);
}

if (import.meta.main) await buildClient();
