import './production.ts';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError } from '#app/content/reading/problem.server.ts';
import { namesBelow, namesLike } from '#app/lib/names.server.ts';
import { getSite } from '#app/site.ts';
import { withSitePolicy } from '#tools/hosting/policy.ts';
import { PagePolicies } from '#tools/hosting/secure-pages.ts';
import { writeHosting } from '#tools/hosting/write-hosting.ts';
import { LockedError, ReadOnlyError, withLock } from '#tools/lib/lock.mjs';
import { copyPages } from '#tools/page/copy-pages.ts';
import { makeFeeds } from '#tools/site-files/make-feeds.ts';
import { makeOpenData } from '#tools/site-files/make-open-data.ts';
import { makeSiteFiles } from '#tools/site-files/make-site-files.ts';
import { isBuildCurrent, isQuickBuild, sourceHash, writeBuildStamp } from './build-stamp.ts';
import { compressFolder } from './compress.ts';
import { makeDictionaries } from './dictionaries.ts';
import { drawSite } from './draw-pages.ts';
import { makePublicFiles } from './make-public-files.ts';
import { makeSearchIndex } from './make-search-index.ts';
import { makeServiceWorker } from './make-service-worker.ts';
import { BUILD, BUILD_LOCK, BUILD_TIMEOUT_MS, BUNDLE, inCollege, workplaceOf } from './places.ts';
import { replaceFolder } from './replace-folder.ts';
import { bundleInBuild } from './site-bundle.ts';

/**
 * The compressed copies of a build: the smallest ones, quick ones for a publication by day, none
 * for this machine.
 */
type Copies = 'best' | 'quick' | 'none';

/** The target of a build, and how much it compresses. */
export type BuildOptions = {
  copies?: Copies;
  /** Folder of the finished build. */
  target?: string;
};

/**
 * Builds the site: pages, search index, post-processing of pages, cards, feeds, open data and files
 * for machines, the rules for hosts, compressed copies. The old build stays complete until the new
 * one is. Builds of one checkout share their caches, so a second one waits for the first.
 * @throws Error if the build fails; its output states the reason.
 */
export async function buildSite({
  copies = 'best',
  target = BUILD,
}: BuildOptions = {}): Promise<void> {
  let hasWaited = false;
  const onWait = (holder: string) => {
    hasWaited = true;
    console.error(`Another build runs here (${holder}). This one begins when that one has ended.`);
  };
  const build = async () => {
    const isMade =
      hasWaited && target === BUILD && isBuildCurrent() && (copies === 'none' || !isQuickBuild());
    if (!isMade) await buildAlone(copies, target);
  };
  await withLock(BUILD_LOCK, build, { timeoutMs: BUILD_TIMEOUT_MS, onWait });
}

async function buildAlone(copies: Copies, target: string): Promise<void> {
  // One moment for all pages and processes of the build.
  process.env.BUILD_TIME ??= new Date().toISOString();
  const hash = sourceHash();
  const fill = async (folder: string) => {
    const client = join(folder, 'client');
    // Pictures and cards are encoded beside the pages, which do not read them.
    const bundled = bundleInBuild(BUNDLE);
    const draw = async () => {
      await bundled;
      return drawSite(BUNDLE, client);
    };
    const [{ texts, sources }] = await Promise.all([draw(), makePublicFiles()]);
    const policies = new PagePolicies(sources);
    cpSync('public', client, { recursive: true });
    copyOwnFiles(inCollege('public'), client);
    console.log('Adding search, feeds, open data and the rules for hosts ...');
    const { written } = await makeSearchIndex(client, texts);
    await copyPages(client, BUNDLE, policies);
    makeFeeds(client);
    makeOpenData(client);
    await makeSiteFiles(client, BUNDLE);
    makeServiceWorker(client, BUNDLE);
    const dictionaries =
      copies === 'none' ? [] : makeDictionaries(client, getSite().college.languages);
    writeHosting(client, policies.sources, getSite().redirects, dictionaries);
    await written;
    const isQuick = copies !== 'best';
    if (copies !== 'none')
      await compressFolder(
        client,
        isQuick || !isQuickBuild(target) ? join(target, 'client') : undefined,
        isQuick,
        dictionaries,
      );
    writeBuildStamp(folder, hash, isQuick);
  };
  await replaceFolder(target, workplaceOf(target), fill);
}

/**
 * The files of a college at the root of the site; its pages with the policy, which some hosts do
 * not send.
 */
function copyOwnFiles(folder: string, client: string): void {
  if (!existsSync(folder)) return;
  // A drawn page in its place is one file with that of an earlier build.
  for (const name of namesBelow(folder, (entry) => entry.isFile()))
    rmSync(join(client, name), { force: true });
  cpSync(folder, client, { recursive: true });
  for (const name of namesLike(['**/*.{html,htm}'], folder)) {
    const page = readFileSync(join(folder, name), 'latin1');
    writeFileSync(join(client, name), withSitePolicy(page), 'latin1');
  }
}

if (import.meta.main) {
  const started = performance.now();
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      'quick-copies': { type: 'boolean', default: false },
      target: { type: 'string', default: BUILD },
    },
  });
  try {
    const copies = values.quick ? 'none' : values['quick-copies'] ? 'quick' : 'best';
    await buildSite({ copies, target: values.target });
    console.log(
      `Built in ${((performance.now() - started) / 1000).toFixed(1)} s: ${values.target}/client`,
    );
  } catch (error) {
    if (error instanceof ContentError)
      console.error(`${error.message}\n\nThe site was not built: correct this and build again.`);
    else if (error instanceof LockedError)
      console.error(
        `The site was not built: another build has been running here for an hour (${error.holder}).`,
      );
    else if (error instanceof ReadOnlyError) console.error(error.message);
    else throw error;
    process.exit(1);
  }
}
