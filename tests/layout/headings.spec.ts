import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LOCALES, localisePath } from '#app/i18n/locale.ts';
import { layoutShift, watchShifts } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';

/** Families in which the heading of the page is set, as their files name them. */
async function facesOfHeading(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  for (const domain of ['DOM', 'CSS'] as const) await session.send(`${domain}.enable`);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

for (const locale of LOCALES) {
  test(`headings have their own face on a first visit, and on the next page (${locale})`, async ({ page }) => {
    for (const path of ['/about', '/department']) {
      await page.goto(localisePath(path, locale));
      await expect.poll(() => facesOfHeading(page), path).toEqual(['Anek Malayalam']);
    }
  });
}

test('where something would move by their own face, headings keep that of the text', async ({ page }) => {
  // One that is an eighth wider: the name of a department of two lines would take three.
  await page.setViewportSize({ width: 320, height: 740 });
  let painted: () => void = () => undefined;
  const paint = new Promise<void>((resolve) => {
    painted = resolve;
  });
  await page.route('**/anek-latin-*.woff2', async (route) => {
    await paint;
    await route.fulfill({ contentType: 'font/woff2', body: readFileSync('app/styles/fonts/noto-sans-latin.woff2') });
  });
  await watchShifts(page);
  await page.goto('/department/cse', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const height = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().height);
  const before = await height();
  painted();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShift(page)).toBe(0);
  expect(await height()).toBe(before);
  // With that face it would have.
  await page.locator('h1').evaluate((heading) => heading.style.setProperty('font-family', 'Noto Sans Latin'));
  expect(await height()).toBeGreaterThan(before);
});

test.describe('a broken file', () => {
  // What the browser says about it.
  test.use({ expectedMessages: [/^(?:Failed to decode downloaded font|OTS parsing error)/] });

  test('a face of headings that cannot be had leaves them in that of the text, without an error of the page', async ({ page }) => {
    await page.route('**/anek-latin-*.woff2', (route) => route.fulfill({ contentType: 'font/woff2', body: 'no face' }));
    await page.goto('/about');
    await page.waitForLoadState('load');
    await expect.poll(() => facesOfHeading(page)).toEqual(['Noto Sans']);
  });
});
