import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';
import { settle } from '#tests/support/watch.ts';

/** Page scripts requested so far. */
const SCRIPTS = () => performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith('.js')).length;

for (const [line, connection] of [
  ['Save-Data', { saveData: true, effectiveType: '4g' }],
  ['a 2g line', { saveData: false, effectiveType: '2g' }],
  ['a 3g line', { saveData: false, effectiveType: '3g' }],
] as const) {
  testInOwnTab(`with ${line} no script is loaded until the visitor interacts`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    await page.goto('/about');
    await settle(page);
    expect(await page.evaluate(SCRIPTS)).toBe(0);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(SCRIPTS)).toBeGreaterThan(0);
  });
}

testInOwnTab('a page that the browser never calls idle hydrates by itself', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, { timeout } = {}) => (timeout ? window.setTimeout(callback, timeout) : 0);
  });
  await openLive(page, '/about');
});

/** Firefox reports no first-contentful-paint if a page is first painted scrolled. */
function hidePaints(): void {
  PerformanceObserver.prototype.observe = () => undefined;
}

testInOwnTab('a page whose paint the browser does not report hydrates by itself', async ({ page }) => {
  await page.addInitScript(hidePaints);
  await openLive(page, '/facilities#hostel');
});

testInOwnTab('with Save-Data a page whose paint the browser does not report still waits for the visitor', async ({ page }) => {
  await page.addInitScript(hidePaints);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }));
  await page.goto('/facilities#hostel');
  await settle(page);
  expect(await page.evaluate(SCRIPTS)).toBe(0);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(SCRIPTS)).toBeGreaterThan(0);
});

testInOwnTab('an interaction before the first paint starts the page as soon as it is painted', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }));
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => dispatchEvent(new KeyboardEvent('keydown'))));
  await openLive(page, '/about');
  expect(
    await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
      return performance.getEntriesByType('resource').every(({ name, startTime }) => !name.endsWith('.js') || startTime > paint);
    }),
  ).toBe(true);
});

test('a link works before any script has loaded', async ({ page }) => {
  await page.route('**/assets/start-*.js', () => undefined);
  await page.goto('/about');
  await page.getByRole('main').getByRole('link', { name: 'admissions page' }).first().click();
  await expect(page).toHaveURL('/admissions');
});

test('a page restored from the back-forward cache applies choices made meanwhile', async ({ page }) => {
  await openLive(page, '/about');
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('text-size', 'larger');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('font-size', '20px');
  // The switch is updated too: it offers the other theme.
  const themeSwitch = page.locator('[data-theme-switch]').first();
  await expect(themeSwitch.locator('[data-to="dark"]')).toHaveCSS('display', 'none');
  await expect(themeSwitch.locator('[data-to="light"]')).not.toHaveCSS('display', 'none');
});
