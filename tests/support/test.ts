import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type ViewportSize,
} from '@playwright/test';
import { watch } from './watch.ts';

type Fixtures = {
  /** {@link testInOwnTab} sets it. */
  ownTab: boolean;
  /** Browser messages that a test expects, for example about a file that it blocks. */
  expectedMessages: RegExp[];
  /**
   * Fails the test if the browser logs anything, throws, contacts another host, or stores a cookie.
   */
  quiet: undefined;
};

/** One context with one tab for each combination of options in use. */
type WorkerFixtures = { shared: Map<string, BrowserContext> };

/** Logged by the test runner if it blocks service workers (playwright.config.ts). */
const WORKER_BLOCKED = /^Service Worker registration blocked by Playwright/;

/**
 * The test function of this project: pages must log nothing, contact no other host and store no
 * cookie. Tests share a tab, which is emptied after each: a new one starts a process, and half of
 * the time of opening a page is spent on that.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  ownTab: [false, { option: true }],
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const contexts = new Map<string, BrowserContext>();
      await use(contexts);
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  // The options that tests set; another one must be named here as well.
  context: async (
    {
      browser,
      shared,
      ownTab,
      baseURL,
      bypassCSP,
      hasTouch,
      javaScriptEnabled,
      serviceWorkers,
      timezoneId,
      viewport,
    },
    use,
  ) => {
    const options: BrowserContextOptions = {
      bypassCSP,
      hasTouch,
      javaScriptEnabled,
      serviceWorkers,
      viewport,
    };
    if (baseURL) options.baseURL = baseURL;
    if (timezoneId) options.timezoneId = timezoneId;
    if (ownTab) {
      await using own = await browser.newContext(options);
      await use(own);
      return;
    }
    const key = JSON.stringify(options);
    const context = shared.get(key) ?? (await browser.newContext(options));
    shared.set(key, context);
    await use(context);
  },
  page: async ({ context, ownTab, viewport }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    if (!ownTab) refuseWhatStays(page);
    await use(page);
    if (!ownTab) await empty(page, viewport);
  },
  expectedMessages: [[], { option: true }],
  quiet: [
    async ({ page: _tab, context, baseURL, expectedMessages, javaScriptEnabled }, use) => {
      const isExpected = (text: string) =>
        [WORKER_BLOCKED, ...expectedMessages].some((pattern) => pattern.test(text));
      const endWatch = watch(context, baseURL ?? '', isExpected, javaScriptEnabled);
      await use(undefined);
      expect(await endWatch()).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * For a test that sets the clock, adds scripts, cuts the network or keeps a service worker: none of
 * these can be undone.
 */
export const testInOwnTab = test.extend({ ownTab: true });

/** Makes a test fail that would leave something behind in the tab of all. */
function refuseWhatStays(page: Page): void {
  const refuse = () => {
    throw new Error('This would stay in the tab that tests share; it needs testInOwnTab');
  };
  Object.assign(page, { addInitScript: refuse, exposeFunction: refuse });
  Object.assign(page.clock, {
    install: refuse,
    pauseAt: refuse,
    setFixedTime: refuse,
    setSystemTime: refuse,
  });
}

/**
 * Leaves the tab at a file without scripts, as a new one would be: no routes, no storage, the usual
 * screen.
 */
async function empty(page: Page, viewport: ViewportSize | null): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  if (page.isClosed()) return;
  await Promise.all([context.unrouteAll(), page.unrouteAll()]);
  page.removeAllListeners();
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    reducedMotion: null,
    forcedColors: null,
    contrast: null,
  });
  await page.goto('/robots.txt');
  await page.evaluate(() => [localStorage, sessionStorage].map((storage) => storage.clear()));
}

/** Opens an address and waits until its script runs. */
export async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilLive(page);
}

/** The page's script says so on the root, when its tools have started. */
export async function waitUntilLive(page: Page): Promise<void> {
  await page.waitForSelector('html[data-live]', { state: 'attached' });
}

export { expect };
