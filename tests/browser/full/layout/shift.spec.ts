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

/** Where a page may pause while it arrives: before any part, but not inside a sentence or row. */
const BEFORE_A_PART =
  /(?=<(?:article|details|div|figure|footer|h[1-6]|header|li|nav|ol|p|section|table|tbody|tr|ul)\b)/;

testInOwnTab.describe('a page that arrives slowly', () => {
  testInOwnTab.use({ expectedMessages: [/^request to http:\/\/localhost:/] });

  for (const address of '/ /ml/admissions /ml/about /ml/faculty /ml/help /ml/tenders /today /search /sitemap'.split(
    ' ',
  ))
    for (const width of [360, 1366])
      testInOwnTab(
        `${address} at ${width} px stays where it is while more arrives`,
        async ({ page }) => {
          const site = await createSiteServer('build/client');
          // The parser hands on what is for browsers without scripts in one piece.
          const html = readFileSync(`build/client${address}/index.html`, 'utf8').replaceAll(
            /<noscript>.*?<\/noscript>/gs,
            '',
          );
          const main = html.indexOf('<main');
          const [before = '', ...parts] = html
            .slice(main, html.lastIndexOf('</body>'))
            .split(BEFORE_A_PART);
          let send: (text: string) => void = () => undefined;
          const server = createServer((request, response) => {
            if (request.url !== address) return site.emit('request', request, response);
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            send = (text) => response.write(text);
            send(html.slice(0, main) + before);
            return undefined;
          }).listen(0);
          await once(server, 'listening');
          try {
            await watchShifts(page);
            await page.setViewportSize({ width, height: 768 });
            const { port } = server.address() as AddressInfo;
            await page.goto(`http://localhost:${port}${address}`, { waitUntil: 'commit' });
            for (const [index, part] of parts.entries()) {
              const sign = `<!--${index}-->`;
              send(part + sign);
              const height = await page.waitForFunction(heightOnceRead, sign);
              expect(await layoutShift(page), `${address}: ${part.slice(0, 80)}`).toBeLessThan(
                LIMIT,
              );
              // What comes now is not seen.
              if (Number(await height.jsonValue()) > 2 * 768) break;
            }
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          } finally {
            server.closeAllConnections();
            server.close();
          }
        },
      );
});

/** The height of the page once it has been read up to a sign. */
function heightOnceRead(sign: string): number | false {
  const page = document.documentElement;
  return page.innerHTML.includes(sign) && page.scrollHeight;
}

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
