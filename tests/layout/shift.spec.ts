import type { Page } from '@playwright/test';
import { PAGE_KINDS, PAGES } from '../support/pages.ts';
import { expect, test, waitUntilLive } from '../support/test.ts';

/** A cumulative layout shift that reads 0.000. */
const LIMIT = 0.0005;
/**
 * With fonts that come after the first paint. Text in English keeps the face that it was painted in; only headings change theirs, and the
 * system's stand in for them at the same width. Text in Malayalam must be readable on machines that have no face for it, so it takes the late
 * one: the phone's is of the same drawing, but no two Latin words differ alike, and now and then a line breaks anew.
 */
const LATE_LIMITS = { en: 0.001, ml: 0.03 };
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
    await watchShifts(page);
    for (const { address } of group) {
      await page.goto(address);
      await waitUntilLive(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => Reflect.get(window, 'layoutShift')), address).toBeLessThan(LIMIT);
    }
  });
}

const KINDS = PAGE_KINDS.filter(({ kind }) => kind !== 'not-found');

for (const [device, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a laptop', { width: 1366, height: 768 }],
] as const) {
  test(`next to nothing moves when the fonts come after the page has been painted, on ${device}: one page of each kind in both languages`, async ({ page }) => {
    await page.setViewportSize(viewport);
    // What is routed does not come from the cache; with the cache switched off altogether, the browser tells of no shift that faces bring.
    await watchShifts(page);
    let release: () => void = () => undefined;
    let painted = Promise.resolve();
    await page.route('**/*.woff2', async (route) => {
      await painted;
      await route.continue();
    });
    for (const { address, locale } of KINDS) {
      painted = new Promise((resolve) => {
        release = resolve;
      });
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      release();
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready);
      // What has moved is told with the next frame.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect(await page.evaluate(() => Reflect.get(window, 'layoutShift')), address).toBeLessThan(LATE_LIMITS[locale]);
    }
  });
}

/** Adds up how much of a page moves by itself. */
function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Reflect.set(window, 'layoutShift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput')) Reflect.set(window, 'layoutShift', Reflect.get(window, 'layoutShift') + Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
