import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sitePalette } from '#app/features/shell/site-colours.server.ts';
import { namesLike } from '#app/lib/names.server.ts';
import type { PageData } from '#app/read-page.server.ts';
import type { PageFiles } from '#app/root.tsx';
import { getSite } from '#app/site.ts';
import { withLock } from '#tools/lib/lock.mjs';
import { removeFolder } from '#tools/lib/remove-folder.ts';
import { bundleWorkers } from './make-service-worker.ts';
import { nameSigns } from './name-face.ts';
import { BUILD_LOCK, BUILD_TIMEOUT_MS, inCollege } from './places.ts';

/** Vite's build of the renderer and of what browsers load, as arguments of Node. */
const BUNDLING = ['node_modules/vite/bin/vite.js', 'build', '--app', '--configLoader=native'];

/**
 * What the code of the pages is bundled from, their words, and what makes things that are kept with
 * it; content is read when a page is rendered.
 */
const SOURCES = [
  '{app,languages}/**/*.{ts,tsx,css,js,json,svg,woff2}',
  'tools/build/!(*.test).ts',
  'tools/{fonts/faces,hosting/{policy,secure-pages}}.ts',
  'tools/{page/{media-ranges,share-card},site-files/{make-app-icons,make-colours}}.ts',
  'vite.config.ts',
  'package-lock.json',
];
const STAMP = 'stamp';
/** These stand in the head of pages. */
const HEAD_SCRIPT = 'app/page/head-script.js';
const CLOCK = 'app/page/clock.js';

/**
 * Bundles the code of the pages and of what renders them, and keeps both, so that a change of
 * content needs no bundling. Nothing is done while the code has not changed; otherwise it waits for
 * the build that runs in this checkout, which may bundle the same code.
 */
export async function prepareBundle(bundle: string): Promise<void> {
  if (!isBundled(bundle, sourcesHash()))
    await withLock(BUILD_LOCK, () => bundleInBuild(bundle), { timeoutMs: BUILD_TIMEOUT_MS });
}

function isBundled(bundle: string, hash: string): boolean {
  const stamp = join(bundle, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

/** The same within a build, which has the lock. */
export async function bundleInBuild(bundle: string): Promise<void> {
  const hash = sourcesHash();
  if (isBundled(bundle, hash)) return;
  // Interrupted, the removal may leave the stamp of code that comes back.
  rmSync(join(bundle, STAMP), { force: true });
  removeFolder(bundle);
  console.log('Bundling the code of the pages ...');
  const env = { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: bundle };
  const bundling = spawn(process.execPath, BUNDLING, {
    stdio: ['ignore', process.env.BUILD_LOG === 'full' ? 'inherit' : 'ignore', 'inherit'],
    env,
  });
  const [status] = await once(bundling, 'close');
  if (status !== 0)
    throw new Error(
      'The code of the site could not be bundled; see the output above. BUILD_LOG=full shows all of its output.',
    );
  const { minifySync } = await import('vite');
  for (const file of [HEAD_SCRIPT, CLOCK])
    writeFileSync(join(bundle, basename(file)), minifySync(file, readFileSync(file, 'utf8')).code);
  await bundleWorkers(bundle, getSite().college.languages);
  writeFileSync(join(bundle, STAMP), hash);
}

/** What draws the pages, from a bundle. */
export async function loadDrawing(bundle: string): Promise<(page: PageData) => string> {
  const { drawPage } = (await import(
    pathToFileURL(join(bundle, 'renderer/render.js')).href
  )) as typeof import('#app/render.tsx');
  const files = pageFiles(bundle);
  return (page) => drawPage(page, files);
}

function pageFiles(bundle: string): PageFiles {
  const manifest = JSON.parse(readFileSync(join(bundle, 'client/manifest.json'), 'utf8'));
  const styles = readdirSync(join(bundle, 'renderer/assets')).filter((name) =>
    /^style-[\w-]+\.css$/.test(name),
  );
  if (styles.length !== 1) throw new Error('The styles of all pages are not one file');
  const made = (file: string) => readFileSync(join(bundle, basename(file)), 'utf8');
  return {
    headScript: made(HEAD_SCRIPT),
    clock: made(CLOCK),
    scripts: [`/${manifest['app/page/page.ts'].file}`],
    styles: styles.map((name) => `/assets/${name}`),
  };
}

/** Writes the scripts and styles of the site. */
export function copyAssets(bundle: string, client: string): void {
  cpSync(join(bundle, 'renderer/assets'), join(client, 'assets'), { recursive: true });
  // Not the styles that a script brings, which are in those of all pages.
  for (const name of namesLike('!(style-*).{js,svg,woff2,css}', join(bundle, 'client/assets')))
    cpSync(join(bundle, 'client/assets', name), join(client, 'assets', name));
}

/** The files of this product by which a kept bundle and its pages are known to be still right. */
export const bundleSources = (): string[] => namesLike(SOURCES);

/** What the folder of the college has of the pages' words, styles and fonts. */
function ownWords(): string[] {
  return process.env.COLLEGE_DIR
    ? ['labels.yaml', 'languages/**/*.*'].flatMap((files) => namesLike(inCollege(files)))
    : [];
}

function sourcesHash(): string {
  const site = getSite();
  // The styles have the college's own colours, a font its name, the scripts its languages; every
  // page has its labels.
  const hash = createHash('sha256').update(
    JSON.stringify([sitePalette(site), nameSigns(site.college), site.college.languages]),
  );
  for (const file of [...bundleSources(), ...ownWords()])
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
