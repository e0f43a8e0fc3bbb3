import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { layoutShift, watchShifts } from '#tests/support/layout-shift.ts';
import { PAGE_KINDS, PAGES } from '#tests/support/pages.ts';
import { expect, testInOwnTab, waitUntilLive } from '#tests/support/test.ts';
import { createSiteServer } from '#tools/serve/site-server.ts';

/**
 * A cumulative layout shift of 0.00, even with fonts that load after the first paint: a slow
 * processor may paint while a row is arriving.
 */
const LIMIT = 0.005;
/** Pages per test, opened one after the other in one tab. */
const PAGES_A_TEST = 8;

/**
 * Every individually written page and one of each type, in Malayalam, whose fonts are larger; the
 * two of the home and admissions pages.
 */
const LOOKED_AT = PAGES.filter(
  (page) =>
    page.kind !== 'not-found' &&
    (['home', 'admissions'].includes(page.kind) ||
      ((page.locale === 'ml' || process.env.ALL_COMBINATIONS) &&
        (page.kind === 'section-page' || PAGE_KINDS.includes(page)))),
);

for (let first = 0; first < LOOKED_AT.length; first += PAGES_A_TEST) {
  const group = LOOKED_AT.slice(first, first + PAGES_A_TEST);
  testInOwnTab(
    `nothing moves by itself on a first visit: ${group[0]?.address} to ${group.at(-1)?.address}`,
    async ({ page }) => {
      // Every page is a first visit: nothing comes from the cache, and on a slow line the scripts
      // come after the first paint.
      const session = await page.context().newCDPSession(page);
      await session.send('Network.setCacheDisabled', { cacheDisabled: true });
      await watchShifts(page);
      let isPainted = Promise.resolve();
      await page.route('**/assets/*.js', async (route) => {
        await isPainted;
        await route.continue();
      });
      for (const { address } of group) {
        const opened = page.goto(address, { waitUntil: 'commit' });
        isPainted = opened.then(() => waitUntilPainted(page));
        await opened;
        await waitUntilLive(page);
        await page.evaluate(() => document.fonts.ready);
        expect(await layoutShift(page), address).toBeLessThan(LIMIT);
      }
    },
  );
}

/** Until the page has been read and something of it is seen. */
async function waitUntilPainted(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      performance.getEntriesByName('first-contentful-paint').length > 0,
  );
}

testInOwnTab(
  'there is no layout shift while a processor six times slower parses and paints the page',
  async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await watchShifts(page);
    for (const width of [360, 1366]) {
      await page.setViewportSize({ width, height: 768 });
      for (const address of '/ /ml/admissions /ml/department/cse /ml/faculty /ml/help /ml/tenders'.split(
        ' ',
      )) {
        await page.goto(address);
        await waitUntilLive(page);
        expect(await layoutShift(page), `${address} at ${width} px`).toBeLessThan(LIMIT);
      }
    }
  },
);

testInOwnTab.describe('a page that arrives slowly', () => {
  testInOwnTab.use({ expectedMessages: [/^request to http:\/\/localhost:/] });

  testInOwnTab('the words on a ground line do not rise as they arrive', async ({ page }) => {
    const site = await createSiteServer('build/client');
    const [before = '', ...after] = readFileSync('build/client/ml/help/index.html', 'utf8').split(
      /(?=<h1|<p class="lead)/,
    );
    const next = [...after];
    let send: () => void = () => undefined;
    const server = createServer((request, response) => {
      if (request.url !== '/ml/help') return site.emit('request', request, response);
      response.setHeader('Content-Type', 'text/html; charset=utf-8').write(before);
      send = () => (next.length > 1 ? response.write(next.shift()) : response.end(next.shift()));
      return undefined;
    }).listen(0);
    await once(server, 'listening');
    try {
      await watchShifts(page);
      await page.setViewportSize({ width: 1366, height: 768 });
      const { port } = server.address() as AddressInfo;
      await page.goto(`http://localhost:${port}/ml/help`, { waitUntil: 'commit' });
      await page.locator('main').waitFor();
      for (const arrived of ['h1', 'footer']) {
        await layoutShift(page);
        send();
        await page.locator(arrived).first().waitFor({ state: 'attached' });
      }
      expect(after).toHaveLength(2);
      expect(await layoutShift(page)).toBeLessThan(LIMIT);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});

for (const [device, language, viewport] of [
  ['a phone', 'ml', { width: 360, height: 740 }],
  ['a laptop', 'en', { width: 1366, height: 768 }],
] as const) {
  const pages = PAGE_KINDS.filter(
    ({ kind, locale }) =>
      kind !== 'not-found' && (locale === language || process.env.ALL_COMBINATIONS),
  );
  testInOwnTab(
    `there is no layout shift when fonts load after paint, on ${device}: one page of each type (${language})`,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      // Routed files do not come from the cache; with the cache disabled the browser reports no
      // shifts caused by fonts.
      await watchShifts(page);
      let release: () => void = () => undefined;
      let painted = Promise.resolve();
      await page.route('**/*.woff2', async (route) => {
        await painted;
        await route.continue();
      });
      for (const { address } of pages) {
        painted = new Promise((resolve) => {
          release = resolve;
        });
        await page.goto(address, { waitUntil: 'commit' });
        await waitUntilPainted(page);
        release();
        await page.waitForLoadState('load');
        await page.evaluate(() => document.fonts.ready);
        expect(await layoutShift(page), address).toBeLessThan(LIMIT);
      }
    },
  );
}
