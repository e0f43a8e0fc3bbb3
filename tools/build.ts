import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceHash, writeBuildStamp } from './build-stamp.ts';
import { makeCards } from './cards/make-cards.ts';
import { compressFolder } from './compress.ts';
import { describePages } from './describe-pages.ts';
import { finishPages } from './finish-pages.ts';
import { securePages } from './hosting/secure-pages.ts';
import { writeHosting } from './hosting/write-hosting.ts';
import { makeFeeds } from './make-feeds.ts';
import { makeFonts } from './make-fonts.ts';
import { makeOpenData } from './make-open-data.ts';
import { makePublicFiles } from './make-public-files.ts';
import { makeSearchIndex } from './make-search-index.ts';
import { makeServiceWorker } from './make-service-worker.ts';
import { makeSheets } from './make-sheets.ts';
import { makeSiteFiles } from './make-site-files.ts';
import { replaceFolder } from './replace-folder.ts';
import { softwareBill } from './sbom.ts';

/** Where the build lies when it is complete, and where it is made; the cache is not watched and lies on the same disk. */
export const BUILD = 'build';
export const WORKPLACE = '.cache/build';

/** The router's own build, as arguments of Node. Its memory grows in small steps: so it takes a sixth less of it, and no longer. */
export const RENDER = ['--heap-growing-percent=50', 'node_modules/@react-router/dev/bin.cjs', 'build'];

/** What else it runs with: the bundler gives memory back at once and takes none before it is needed, some 300 MB that pages are rendered beside. */
export const RENDER_ENVIRONMENT = { NODE_ENV: 'production', MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ARENA_EAGER_COMMIT: '0' };

/**
 * Builds the site: fonts, pages, the index of their text, what is done to finished pages, sheets for the notice board, cards, feeds, open data and files for
 * machines, the rules for hosts, compressed copies. The old build stays whole until the new one is.
 * @throws Error when the build fails; its output has said why.
 */
export async function buildSite(): Promise<void> {
  const hash = sourceHash();
  await makeFonts();
  await makePublicFiles();
  await replaceFolder(BUILD, WORKPLACE, async (folder) => {
    const client = join(folder, 'client');
    prerender(folder);
    makeSearchIndex(client);
    const laterScript = finishPages(client);
    makeSheets(client);
    describePages(client, await makeCards(client));
    makeFeeds(client);
    makeOpenData(client);
    await makeSiteFiles(client);
    await makeServiceWorker(client);
    writeHosting(client, securePages(client, laterScript));
    await compressFolder(client, join(BUILD, 'client'));
    writeFileSync(join(folder, 'sbom.json'), JSON.stringify(softwareBill(), null, 2));
    writeBuildStamp(folder, hash);
  });
}

/** Runs the router's own build, which reads its folder from the environment (react-router.config.ts). */
function prerender(folder: string): void {
  const { status } = spawnSync(process.execPath, RENDER, {
    stdio: ['ignore', process.env.BUILD_LOG === 'full' ? 'inherit' : 'ignore', 'inherit'],
    env: { ...process.env, ...RENDER_ENVIRONMENT, BUILD_FOLDER: folder },
  });
  if (status !== 0) throw new Error('The build has failed; what is above says why. BUILD_LOG=full shows all of its output.');
}

if (import.meta.main) {
  const started = performance.now();
  await buildSite();
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s: ${BUILD}/client`);
}
