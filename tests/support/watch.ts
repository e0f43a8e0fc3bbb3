import type { BrowserContext, ConsoleMessage, Page, Request, WebError } from '@playwright/test';

/**
 * Watches all tabs of a context for what a page of this site never does: log, throw, contact
 * another host, store a cookie.
 * @param isExpected whether a message of the console, or `request to https://…`, is part of the
 *   test
 * @param hasScripts without scripts a page has no turn in which something could happen
 * @returns ends the watch and lists what was seen, also what the pages did after they were loaded
 */
export function watch(
  context: BrowserContext,
  baseURL: string,
  isExpected: (text: string) => boolean,
  hasScripts = true,
): () => Promise<string[]> {
  const problems: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (!isExpected(message.text())) problems.push(`console ${message.type()}: ${message.text()}`);
  };
  const onError = (error: WebError) => {
    problems.push(`error: ${error.error().message}`);
  };
  const onRequest = (request: Request) => {
    const text = `request to ${request.url()}`;
    if (isOtherHost(request.url(), baseURL) && !isExpected(text)) problems.push(text);
  };
  context.on('console', onConsole).on('weberror', onError).on('request', onRequest);
  return async () => {
    for (const tab of context.pages())
      if (hasScripts && tab.url().startsWith(baseURL)) await settle(tab);
    context.off('console', onConsole).off('weberror', onError).off('request', onRequest);
    for (const cookie of await context.cookies()) problems.push(`cookie ${cookie.name}`);
    return problems;
  };
}

/**
 * Whether a request leaves the browser for another host than that of the tested site; `data:`,
 * `blob:` and the viewer of PDF files stay in it.
 */
export function isOtherHost(address: string, site: string): boolean {
  return /^(?:https?|wss?):/.test(address) && new URL(address).origin !== new URL(site).origin;
}

/** A page that never rests has had its turn after this time. */
const IDLE_MS = 500;

/**
 * Waits until a page is loaded and has had an idle turn, in which its scripts start. A clock that a
 * test has stopped has none.
 */
export async function settle(tab: Page): Promise<void> {
  await tab.waitForLoadState();
  await tab.evaluate((timeout) => {
    if ('__pwClock' in window) return;
    // Some tests take this from the browser.
    if (!('requestIdleCallback' in window))
      return new Promise<void>((resolve) => setTimeout(resolve));
    return new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout }));
  }, IDLE_MS);
}
