import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { sourceHash, writeBuildStamp } from './build-stamp.ts';
import { compressFolder } from './compress.ts';
import { finishPages } from './finish-pages.ts';
import { makeFonts } from './make-fonts.ts';
import { makePublicFiles } from './make-public-files.ts';
import { makeSearchIndex } from './make-search-index.ts';
import { makeServiceWorker } from './make-service-worker.ts';

/** Folder of the finished site. */
const CLIENT = 'build/client';

/**
 * Builds the site: fonts, pages, the index of their text, what is done to finished pages, compressed copies.
 * @throws Error when the build fails; its output has said why.
 */
export async function buildSite(): Promise<void> {
  const hash = sourceHash();
  rmSync('build', { recursive: true, force: true });
  await makeFonts();
  await makePublicFiles();
  const { status } = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
    stdio: ['ignore', process.env.BUILD_LOG === 'full' ? 'inherit' : 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('The build has failed; what is above says why. BUILD_LOG=full shows all of its output.');
  makeSearchIndex(CLIENT);
  finishPages(CLIENT);
  await makeServiceWorker(CLIENT);
  await compressFolder(CLIENT);
  writeBuildStamp(hash);
}

if (import.meta.main) {
  const started = performance.now();
  await buildSite();
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s: ${CLIENT}`);
}
