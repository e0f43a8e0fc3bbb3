import { PAGE_KINDS, PAGES } from '../support/pages.ts';
import { expect, test, waitUntilLive } from '../support/test.ts';

/** A cumulative layout shift that reads 0.00. */
const LIMIT = 0.005;

/** Every page that is written by hand, and one of each kind that is made from a collection: those are alike but for their words. */
const LOOKED_AT = PAGES.filter((page) => ['home', 'admissions', 'section-page'].includes(page.kind) || PAGE_KINDS.includes(page));

for (const { address, kind } of LOOKED_AT) {
  if (kind === 'not-found') continue;
  test(`nothing on ${address} moves by itself on a first visit`, async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.set(window, 'layoutShift', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!Reflect.get(entry, 'hadRecentInput')) Reflect.set(window, 'layoutShift', Reflect.get(window, 'layoutShift') + Reflect.get(entry, 'value'));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(address);
    await waitUntilLive(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => Reflect.get(window, 'layoutShift'))).toBeLessThan(LIMIT);
  });
}
