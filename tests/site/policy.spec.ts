import { PAGE_KINDS, PAGES } from '../support/pages.ts';
import { expect, test, waitUntilLive } from '../support/test.ts';

/** Pages that one tab opens one after the other. */
const PAGES_A_TEST = 60;
const pages = PAGES.filter(({ kind }) => kind !== 'not-found');

for (let first = 0; first < pages.length; first += PAGES_A_TEST) {
  const group = pages.slice(first, first + PAGES_A_TEST);
  test(`pages ${first + 1} to ${first + group.length} of the site hold the policy, from the first byte to the live page`, async ({ page }) => {
    const violations: string[] = [];
    await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
        Reflect.get(window, 'noteViolation')(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`);
      });
    });
    for (const { address } of group) {
      await page.goto(address);
      await waitUntilLive(page);
    }
    expect(violations).toEqual([]);
  });
}
