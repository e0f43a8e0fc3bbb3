import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { listDataFiles, listPages } from '#app/content/pages.server.ts';
import { searchedPages } from '#app/features/search/searched-pages.server.ts';
import { readPage, type ShellData } from '#app/read-page.server.ts';
import { getSite } from '#app/site.ts';
import { PagePolicies, securePage } from '#tools/hosting/secure-pages.ts';
import { writeFile } from '#tools/lib/write-file.ts';
import { pageDescriber } from '#tools/page/describe-pages.ts';
import { makeCard } from '#tools/page/share-card.ts';
import { writeCachedPage } from './page-cache.ts';
import { type PageText, pageText } from './page-text.ts';
import { countSteps } from './progress.ts';
import { copyAssets, loadDrawing } from './site-bundle.ts';

/** Fewer pages are drawn before another thread has read the code and the content. */
const PAGES_OF_A_THREAD = 3000;

/** The pages of a thread: of each `of` pages the one at the place `number`. */
export type Share = {
  number: number;
  of: number;
  /** Of the code that was bundled; drawn pages are kept beside it. */
  bundle: string;
  /** Of the built site. */
  client: string;
  /** Address of the picture of shared pages. */
  card: string;
};

export type DrawnPages = {
  /** What the search finds in the pages, by their addresses. */
  texts: ReadonlyMap<string, PageText>;
  /** Of the inline scripts of all pages, for the policy. */
  sources: readonly string[];
};

/**
 * Writes the pages of the site with their scripts, styles and data files; a large site in as many
 * threads as the machine has.
 * @throws Error if a page cannot be drawn; its message names the page
 */
export async function drawSite(bundle: string, client: string): Promise<DrawnPages> {
  const site = getSite();
  copyAssets(bundle, client);
  const card = await makeCard(client, bundle, site);
  const of = Math.min(
    availableParallelism(),
    1 + Math.floor(listPages(site).length / PAGES_OF_A_THREAD),
  );
  const shares = Array.from({ length: of }, (_, number) => ({ bundle, client, card, number, of }));
  const drawn = await Promise.all(
    shares.map((share) => (share.number === 0 ? drawShare(share) : inThread(share))),
  );
  for (const { address, text } of listDataFiles(site)) writeFile(join(client, address), text());
  return {
    texts: new Map(drawn.flatMap(({ texts }) => [...texts])),
    sources: drawn.flatMap(({ sources }) => sources),
  };
}

async function inThread(share: Share): Promise<DrawnPages> {
  const thread = new Worker(new URL('./draw-in-thread.ts', import.meta.url), { workerData: share });
  const [drawn] = await once(thread, 'message');
  return drawn as DrawnPages;
}

/** Writes the pages of one thread. */
export async function drawShare({ bundle, client, card, number, of }: Share): Promise<DrawnPages> {
  const draw = await loadDrawing(bundle);
  const site = getSite();
  const describe = pageDescriber(site, card);
  const policies = new PagePolicies();
  const pages = listPages(site);
  const searched = new Map(searchedPages(site).map(({ path, anchors }) => [path, anchors]));
  const texts = new Map<string, PageText>();
  const count = countSteps('pages', pages.length);
  for (const [place, entry] of pages.entries()) {
    if (place % of !== number) continue;
    const page = await readPage(site, entry.address);
    const { shell, ...own } = page;
    const { title } = page.view.head ?? {};
    const anchors = searched.get(entry.path);
    const added = describe(entry, page.view);
    // A page is made of the code and its data alone, so one whose data are those of the last build
    // is not drawn again.
    const { text, sources } = writeCachedPage(
      bundle,
      entry.address,
      [own, digestOf(shell), added, anchors],
      join(client, entry.address, 'index.html'),
      () => {
        const drawn = draw(page);
        const initials = site.college.shortName[entry.locale];
        return {
          ...securePage(entry.address, drawn, added),
          ...(anchors && title && { text: pageText(drawn, entry.path, title, initials, anchors) }),
        };
      },
    );
    if (text) texts.set(entry.address, text);
    policies.add(entry.address, sources);
    if (number === 0) count(of);
    // React keeps a page until the next turn of the event loop; without one all pages would stay in
    // memory.
    await setImmediate();
  }
  return { texts, sources: policies.sources };
}

const digests = new WeakMap<ShellData, string>();

function digestOf(shell: ShellData): string {
  const digest =
    digests.get(shell) ?? createHash('sha256').update(JSON.stringify(shell)).digest('hex');
  digests.set(shell, digest);
  return digest;
}
