import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { labelsFor } from '#app/content/labels.ts';
import { assetsIn } from '#app/offline/offline-texts.ts';
import { need } from '#tests/support/need.ts';
import { ReleaseServer } from '#tests/support/release-server.ts';
import { footerLink } from '#tests/support/site-page.ts';
import { expect, openLive, test, testInOwnTab, waitUntilLive } from '#tests/support/test.ts';
import { makeServiceWorker } from '#tools/build/make-service-worker.ts';

// The browser logs files that it cannot load.
test.use({
  serviceWorkers: 'allow',
  expectedMessages: [/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|Failed to fetch/],
});

/**
 * Waits until the worker controls the page and has cached these addresses whole: it saves a page
 * first, and then its scripts and styles.
 */
async function keptPages(page: Page, addresses: readonly string[]): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await expect.poll(() => missingFiles(page, addresses)).toEqual([]);
}

/** Paths that a device needs for these pages and has not cached. */
async function missingFiles(page: Page, addresses: readonly string[]): Promise<string[]> {
  const pages = await textsIn(page, 'pages', addresses);
  const named = assetsIn(pages.join());
  const files = await textsIn(page, 'assets', named);
  const texts = [...pages, ...files];
  return [...addresses, ...named].filter((_, at) => texts[at] === null);
}

/** Texts of these paths in a cache, `null` if one is not there. */
function textsIn(page: Page, name: string, paths: readonly string[]): Promise<(string | null)[]> {
  const read = ([cacheName, all]: readonly [string, readonly string[]]) =>
    Promise.all(all.map(async (path) => (await caches.match(path, { cacheName }))?.text() ?? null));
  return page.evaluate(read, [name, paths] as const);
}

/** The script of the tool of admissions. */
const TOOL = /my-admission[\w.-]*\.js$/;

/** Waits until the code of the tool is cached. */
const keptTool = (page: Page) =>
  expect.poll(() => namesIn(page, 'assets')).toContainEqual(expect.stringMatching(TOOL));

/** Name of a font that only Malayalam pages use. */
const MALAYALAM_FACE = /anek-700-/;

/** Paths in a cache. */
function namesIn(page: Page, cache: string): Promise<string[]> {
  return page.evaluate(
    async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    cache,
  );
}

/** Makes the copy of a page some days older. */
async function ageCopy(page: Page, address: string, days: number): Promise<void> {
  await page.evaluate(
    async ([path, age]) => {
      const cache = await caches.open('pages');
      const copy = await cache.match(path);
      if (!copy) throw new Error(`${path} is not kept`);
      const headers = new Headers(copy.headers);
      headers.set('x-saved-on', new Date(Date.now() - age * 24 * 60 * 60 * 1000).toISOString());
      await cache.put(path, new Response(await copy.blob(), { headers }));
    },
    [address, days] as const,
  );
}

testInOwnTab(
  'a saved page opens offline in every form of its address',
  async ({ page, context }) => {
    await openLive(page, '/about');
    await keptPages(page, ['/', '/contact', '/about']);
    await context.setOffline(true);
    for (const address of [
      '/about/',
      '/about/index.html',
      '/about?utm_source=mail',
      '/about/?fbclid=a',
      '/contact?gclid=b#hours',
      '/index.html',
      '/?utm_source=mail',
    ]) {
      await page.goto(address);
      await expect(page.locator('[data-copy-note]'), address).toBeVisible();
      await waitUntilLive(page);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    }
  },
);

const note = (page: Page) => page.locator('[data-copy-note]');

testInOwnTab(
  'what is needed on the way and a visited page open offline with the date of the copy, and the search answers; of others a page begins with the cached ones',
  async ({ page, context }) => {
    const kept = [
      '/',
      '/today',
      '/facilities/transport',
      '/all-news',
      '/academics/calendar',
      '/admissions',
      '/admissions/my-admission',
      '/contact',
      '/about',
    ];
    await openLive(page, '/about');
    await keptPages(page, kept);
    await expect.poll(() => namesIn(page, 'files')).toContain('/lists/search-list.json');
    // Offline, so that the older copy is not replaced.
    await context.setOffline(true);
    await ageCopy(page, '/contact', 8);
    for (const path of kept) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await waitUntilLive(page);
      await expect(note(page), path).toContainText(
        path === '/contact'
          ? 'The copy is more than a week old'
          : 'You are offline. This is a copy saved on',
      );
    }
    await page.goto('/facilities#transport');
    await expect(page, 'as the menu writes it').toHaveURL(/\/facilities\/transport/);
    await expect(note(page)).toBeVisible();
    await page.goto('/tenders');
    await expect(page.locator('main header + section h2')).toHaveText('Pages available offline');
    const listed = await page
      .locator('main header + section a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(listed.slice(0, kept.length)).toEqual(kept);
    await expect(page).toHaveURL('/tenders');
    await page.locator(`main ul a[href="/contact"]`).click();
    await expect(page).toHaveURL('/contact');
    await expect(note(page)).toBeVisible();
  },
);

testInOwnTab(
  'home, admissions with its tools, and contact open offline in the other language too',
  async ({ page, context }) => {
    const addresses = ['/ml', '/ml/contact', '/ml/admissions'];
    await openLive(page, '/about');
    await keptPages(page, addresses);
    await keptTool(page);
    await expect
      .poll(() => namesIn(page, 'assets'))
      .toContainEqual(expect.stringMatching(MALAYALAM_FACE));
    await context.setOffline(true);
    for (const address of addresses) {
      await page.goto(address);
      await expect(note(page), address).toContainText(
        need(labelsFor('shell', 'ml').offline.copyNote.split('{date}')[0]).trim(),
      );
      await expect(page.locator('html'), address).toHaveAttribute('lang', 'ml');
      await waitUntilLive(page);
    }
  },
);

testInOwnTab(
  'a link to a cached page works offline; when online again, the next page has no note',
  async ({ page, context }) => {
    await openLive(page, '/about');
    await keptPages(page, ['/contact', '/about']);
    await context.setOffline(true);
    await footerLink(page, '/contact').click();
    await expect(page.locator('[data-copy-note]')).toBeVisible();
    await expect(page).toHaveURL('/contact');
    await context.setOffline(false);
    await footerLink(page, '/about#overview').click();
    await expect(page).toHaveURL('/about#overview');
    await expect(page.locator('[data-copy-note]')).toHaveCount(0);
  },
);

testInOwnTab(
  'an error of the server shows the copy; what a host or gateway answers in place of a page or file is never saved',
  async ({ page, context }) => {
    await openLive(page, '/about');
    await keptPages(page, ['/contact', '/about']);
    await context.route('**/contact', (route) => route.fulfill({ status: 503, body: 'Busy' }));
    await page.goto('/contact');
    await expect(page.locator('[data-copy-note]')).toBeVisible();
    await context.unrouteAll();
    const suspended = { contentType: 'text/html', body: 'This Account has been suspended' };
    await context.route('**/*', (route) => route.fulfill(suspended));
    for (const address of ['/contact', '/tenders']) {
      await page.goto(address);
      await expect(page.getByText(suspended.body)).toBeVisible();
    }
    await page.evaluate(() => fetch('/assets/page-other.js'));
    await context.unrouteAll();
    await context.setOffline(true);
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/tenders');
    await expect(page.getByText(suspended.body)).toHaveCount(0);
    expect(await namesIn(page, 'assets')).not.toContain('/assets/page-other.js');
  },
);

testInOwnTab(
  'a new release controls an open tab and keeps the files that the tab needs',
  async ({ browser, baseURL }) => {
    await using server = new ReleaseServer(baseURL ?? '');
    await using context = await browser.newContext({ baseURL: await server.listen() });
    const page = await context.newPage();
    await openLive(page, '/admissions');
    await keptPages(page, ['/admissions', '/contact']);
    await keptTool(page);
    server.release = {
      worker: `${readFileSync('build/client/sw.js', 'utf8')}\n/* a later build */`,
      gone: TOOL,
    };
    await page.evaluate(async () => {
      const taken = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
      await (await navigator.serviceWorker.ready).update();
      await taken;
    });
    const status = (file: string) =>
      page.evaluate(async (address) => (await fetch(address)).status, file);
    expect(
      await status(need((await namesIn(page, 'assets')).find((name) => TOOL.test(name)))),
    ).toBe(200);
  },
);

testInOwnTab(
  'a build without offline copies removes them from every device',
  async ({ browser, baseURL }) => {
    const folder = mkdtempSync(join(tmpdir(), 'farewell-'));
    makeServiceWorker(folder, '.cache/bundle', false);
    const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
    rmSync(folder, { recursive: true });
    await using server = new ReleaseServer(baseURL ?? '');
    await using context = await browser.newContext({ baseURL: await server.listen() });
    const page = await context.newPage();
    await openLive(page, '/about');
    await keptPages(page, ['/about', '/contact']);
    server.release = { worker };
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect
      .poll(() =>
        page.evaluate(
          async () =>
            [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations())]
              .length,
        ),
      )
      .toBe(0);
  },
);
