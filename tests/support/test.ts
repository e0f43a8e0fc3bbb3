import { test as base, expect, type Page } from '@playwright/test';
import { isOtherHost } from '#tools/check/other-hosts.ts';

type Fixtures = {
  /** Browser messages that a test expects, for example about a file that it blocks. */
  expectedMessages: RegExp[];
  /** Fails the test if the browser logs anything, throws, contacts another host, or stores a cookie. */
  quiet: undefined;
};

/** Logged by the test runner if it blocks service workers (playwright.config.ts). */
const WORKER_BLOCKED = /^Service Worker registration blocked by Playwright/;

/** The test function of this project: pages must log nothing, contact no other host and store no cookie. */
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

/** Opens an address and waits until the page is hydrated. */
export async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilLive(page);
}

/**
 * Scripts start when the page is idle. React marks elements one by one during hydration; the state on the document is set only after
 * all of them. A change made before that would be reported as a hydration error.
 */
export async function waitUntilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
    const root = key && Reflect.get(document, key)?.stateNode;
    return root?.current.memoizedState?.isDehydrated === false;
  });
}

export { expect };
