import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGUMENTS, findChromium } from '#tools/check/chromium.ts';
import { createSiteServer } from '#tools/serve/site-server.ts';

/**
 * A tab of a browser that keeps pages for Back, as visitors' browsers do, and the requests that it
 * makes ahead.
 */
async function openTab(task: (page: Page, ahead: string[]) => Promise<void>): Promise<void> {
  const server = await createSiteServer('build/client');
  const ahead: string[] = [];
  server.prependListener('request', ({ url, headers }) => {
    if (headers['sec-purpose']) ahead.push(`${headers['sec-purpose']} ${url}`);
  });
  server.listen(0);
  await once(server, 'listening');
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_ARGUMENTS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const { port } = server.address() as AddressInfo;
    const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
    await task(await context.newPage(), ahead);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

const PAGES = ['/', '/ml/admissions', '/about', '/ml/faculty', '/all-news', '/search'];

test('the page of a link that is pointed at is fetched ahead, and no file, other language or other site', () =>
  openTab(async (page, ahead) => {
    await page.goto('/downloads');
    await page.waitForLoadState();
    for (const link of ['main a[href$=".pdf"]', 'header a[hreflang]', 'footer a[target]'])
      await page.locator(link).first().hover();
    const research = page.locator('footer a[href="/research#areas"]');
    await research.hover();
    await expect.poll(() => ahead).toEqual(['prefetch /research']);
    await research.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Research');
    expect(ahead).toEqual(['prefetch /research']);
  }));

for (const address of PAGES)
  test(`Back shows ${address} as it was left, from the memory of the browser`, () =>
    openTab(async (page) => {
      await page.goto(address);
      await page.waitForSelector('html[data-live]', { state: 'attached' });
      await page.evaluate(() => {
        window.addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.isPersisted = String(persisted);
        });
      });
      await page.goto('/contact');
      await page.goBack({ waitUntil: 'commit' });
      await page.waitForSelector('html[data-is-persisted="true"]', { state: 'attached' });
    }));
