import { test as base, expect, type Page } from '@playwright/test';
import { isOtherHost } from '#tools/check/other-hosts.ts';

type Fixtures = {
  /** Messages a test expects the browser to log, such as that of a file it made fail. */
  expectedMessages: RegExp[];
  /** Fails the test when the browser logs anything, throws, asks another host, or keeps a cookie. */
  quiet: undefined;
};

/** Said by the test runner itself where it lets no service worker in (playwright.config.ts). */
const WORKER_BLOCKED = /^Service Worker registration blocked by Playwright/;

/** The test of this project: every page must be silent, must ask nobody else and must keep no cookie. */
export const test = base.extend<Fixtures>({
  expectedMessages: [[], { option: true }],
  quiet: [
    async ({ page, context, baseURL, expectedMessages }, use) => {
      const problems: string[] = [];
      const isExpected = (text: string) => [WORKER_BLOCKED, ...expectedMessages].some((pattern) => pattern.test(text));
      page.on('console', (message) => {
        if (!isExpected(message.text())) problems.push(`console ${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
      page.on('request', (request) => {
        if (isOtherHost(request.url(), baseURL ?? '')) problems.push(`request to ${request.url()}`);
      });
      await use(undefined);
      for (const cookie of await context.cookies()) problems.push(`cookie ${cookie.name}`);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens an address and waits until scripts have made it live. */
export async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilLive(page);
}

/**
 * Scripts start when the page is idle. React marks elements while it goes through them; only when it has been through all of them is the
 * document's own state that of a live page. What is changed before counts as a fault of the page.
 */
export async function waitUntilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
    const root = key && Reflect.get(document, key)?.stateNode;
    return root?.current.memoizedState?.isDehydrated === false;
  });
}

export { expect };
