import { PAGES } from '../support/pages.ts';
import { expect, test, waitUntilLive } from '../support/test.ts';

/** A cumulative layout shift that reads 0.00. */
const LIMIT = 0.005;

for (const { address, kind } of PAGES) {
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
