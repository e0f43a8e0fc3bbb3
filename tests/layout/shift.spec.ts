import { PAGE_KINDS, PAGES } from '../support/pages.ts';
import { expect, test, waitUntilLive } from '../support/test.ts';

/** A cumulative layout shift that reads 0.00. */
const LIMIT = 0.005;
/** Pages that one test looks at, one after the other in one tab. */
const PAGES_A_TEST = 8;

/** Every page that is written by hand, and one of each kind that is made from a collection: those are alike but for their words. */
const LOOKED_AT = PAGES.filter(
  (page) => page.kind !== 'not-found' && (['home', 'admissions', 'section-page'].includes(page.kind) || PAGE_KINDS.includes(page)),
);

for (let first = 0; first < LOOKED_AT.length; first += PAGES_A_TEST) {
  const group = LOOKED_AT.slice(first, first + PAGES_A_TEST);
  test(`nothing moves by itself on a first visit: ${group[0]?.address} to ${group.at(-1)?.address}`, async ({ page }) => {
    // Every page is a first visit: nothing comes from the cache.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.addInitScript(() => {
      Reflect.set(window, 'layoutShift', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!Reflect.get(entry, 'hadRecentInput')) Reflect.set(window, 'layoutShift', Reflect.get(window, 'layoutShift') + Reflect.get(entry, 'value'));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const { address } of group) {
      await page.goto(address);
      await waitUntilLive(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => Reflect.get(window, 'layoutShift')), address).toBeLessThan(LIMIT);
    }
  });
}
