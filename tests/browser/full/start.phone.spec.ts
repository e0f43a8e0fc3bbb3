import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';
import { settle } from '#tests/support/watch.ts';

/** Page scripts requested so far. */
const SCRIPTS = () =>
  performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith('.js')).length;

const connect = (connection: { saveData?: boolean; effectiveType: string }) =>
  `Object.defineProperty(navigator, 'connection', { value: ${JSON.stringify(connection)} })`;
const SAVE_DATA = connect({ saveData: true, effectiveType: '4g' });

/** Firefox reports no first-contentful-paint if a page is first painted scrolled. */
const HIDE_PAINTS = 'PerformanceObserver.prototype.observe = () => undefined';

for (const [line, script, path] of [
  ['Save-Data', SAVE_DATA, '/about'],
  ['a 2g line', connect({ effectiveType: '2g' }), '/about'],
  ['a 3g line', connect({ effectiveType: '3g' }), '/about'],
  [
    'Save-Data and a paint that the browser does not report',
    `${HIDE_PAINTS}; ${SAVE_DATA}`,
    '/facilities#hostel',
  ],
] as const) {
  testInOwnTab(`with ${line} no script is loaded until the visitor interacts`, async ({ page }) => {
    await page.addInitScript(script);
    await page.goto(path);
    await settle(page);
    expect(await page.evaluate(SCRIPTS)).toBe(0);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(SCRIPTS)).toBeGreaterThan(0);
  });
}

testInOwnTab('a page that the browser never calls idle hydrates by itself', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, { timeout } = {}) =>
      timeout ? window.setTimeout(callback, timeout) : 0;
  });
  await openLive(page, '/about');
});

testInOwnTab(
  'a page whose paint the browser does not report hydrates by itself',
  async ({ page }) => {
    await page.addInitScript(HIDE_PAINTS);
    await openLive(page, '/facilities#hostel');
  },
);

testInOwnTab(
  'an interaction before the first paint starts the page as soon as it is painted',
  async ({ page }) => {
    await page.addInitScript(SAVE_DATA);
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => dispatchEvent(new KeyboardEvent('keydown'))),
    );
    await openLive(page, '/about');
    expect(
      await page.evaluate(() => {
        const paint =
          performance.getEntriesByName('first-contentful-paint')[0]?.startTime ??
          Number.POSITIVE_INFINITY;
        return performance
          .getEntriesByType('resource')
          .every(({ name, startTime }) => !name.endsWith('.js') || startTime > paint);
      }),
    ).toBe(true);
  },
);

test('a link works before any script has loaded', async ({ page }) => {
  await page.route('**/assets/start-*.js', () => undefined);
  await page.goto('/about');
  await page.getByRole('main').getByRole('link', { name: 'admissions page' }).first().click();
  await expect(page).toHaveURL('/admissions');
});

test('a page restored from the back-forward cache applies choices made meanwhile', async ({
  page,
}) => {
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
