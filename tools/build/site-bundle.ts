import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { listDataFiles, listPages } from '#app/content/pages.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { sitePalette } from '#app/features/shell/site-colours.server.ts';
import { dataAddress } from '#app/i18n/locale.ts';
import { withLock } from '#tools/lib/lock.ts';
import { writeFile } from '#tools/lib/write-file.ts';
import { kept, keptPage } from './kept.ts';
import { nameSigns } from './name-face.ts';
import { BUILD_LOCK, BUILD_TIMEOUT_MS } from './places.ts';
import { countOnOneLine } from './progress.ts';

/** The router's build, as arguments of Node. */
const BUNDLING = ['node_modules/@react-router/dev/bin.cjs', 'build'];

/** What the code of the pages is bundled from, what reads their texts and draws their cards; content is read when a page is rendered. */
const SOURCES = [
  'app/**/*.{ts,tsx,css,js,svg,woff2}',
  'tools/{page/{load-wanted-page,share-cards},build/{name-face,left-out-languages,make-search-index}}.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];
const STAMP = 'stamp';

/** Answers a request as the router does while it prerenders. */
type Renderer = (address: string, headers?: Record<string, string>) => Promise<Response>;

/**
 * Bundles the code of the pages and of what renders them, and keeps both, so that a change of content needs no bundling. Nothing is done while the
 * code has not changed; otherwise it waits for the build that runs in this checkout, which may bundle the same code.
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
  rmSync(bundle, { recursive: true, force: true });
  console.log('Bundling the code of the pages ...');
  const env = { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: bundle };
  const router = spawn(process.execPath, BUNDLING, {
    stdio: ['ignore', process.env.BUILD_LOG === 'full' ? 'inherit' : 'ignore', 'inherit'],
    env,
  });
  const [status] = await once(router, 'close');
  if (status !== 0)
    throw new Error(
      'The code of the site could not be bundled; see the output above. BUILD_LOG=full shows all of its output.',
    );
  writeFileSync(join(bundle, STAMP), hash);
}

/** What renders the pages of a bundle; `addresses` are those of all pages, in the order of the site. */
export async function loadRenderer(
  bundle: string,
  addresses: readonly string[],
): Promise<Renderer> {
  const build = (await import(pathToFileURL(join(bundle, 'server/index.js')).href)) as ServerBuild;
  // As in a site without a server.
  const routeDiscovery = { mode: 'initial' } as ServerBuild['routeDiscovery'];
  // The router goes through the list for each page, so the one that is asked for stands first.
  const prerender = ['', ...addresses];
  const handler = createRequestHandler(
    { ...build, ssr: false, prerender, routeDiscovery },
    'production',
  );
  return (address, headers = {}) => {
    prerender[0] = address.replace(/_?\.data$/, '');
    return handler(new Request(new URL(address, 'http://localhost'), { headers }));
  };
}

/** Writes the scripts, styles and data files of the site, as the router's own prerendering does; its pages are kept beside the bundle ({@link keptPage}). */
export async function renderFromBundle(bundle: string, client: string): Promise<void> {
  cpSync(join(bundle, 'client'), client, { recursive: true });
  const pages = listPages(getSite()).map(({ address }) => address);
  const files = listDataFiles(getSite());
  const render = await loadRenderer(bundle, [...pages, ...files]);
  const { offlineCopies } = getSite().college;
  const count = countOnOneLine('pages', pages.length);
  for (const address of pages) {
    const data = await text(render, dataAddress(address));
    writeFile(join(client, dataAddress(address)), data);
    // A page is made of the code and its data alone, so one whose data are those of the last build is not drawn again.
    const draw = () =>
      text(render, address.replace(/\/?$/, '/'), {
        'X-React-Router-Prerender-Data': encodeURI(data),
      });
    await kept(keptPage(bundle, address), [data, offlineCopies], draw);
    count();
    // React keeps a page until the next turn of the event loop; without one all pages would stay in memory.
    await setImmediate();
  }
  for (const file of files) writeFile(join(client, file), await text(render, file));
}

async function text(
  render: Renderer,
  address: string,
  headers?: Record<string, string>,
): Promise<string> {
  const response = await render(address, headers);
  if (response.status !== 200 && response.status !== 202)
    throw new Error(
      `${address} could not be rendered: ${response.status}\n${await response.text()}`,
    );
  return response.text();
}

function sourcesHash(): string {
  const { college } = getSite();
  // The styles have the college's own colours, a font its name, the scripts its languages.
  const hash = createHash('sha256').update(
    JSON.stringify([sitePalette(), nameSigns(college), college.languages]),
  );
  for (const file of globSync(SOURCES).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
