import type { Page } from '@playwright/test';
import { watchFullLoads } from '#tests/support/site-page.ts';
import { expect, openLive, test, waitUntilLive } from '#tests/support/test.ts';

test.use({
  expectedMessages: [
    /^Failed to load resource|^Error loading route module|Failed to fetch dynamically imported module|The script of this page could not be loaded/,
  ],
});

const research = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Research', exact: true });
const heading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Research', exact: true });

test('a page whose file fails is loaded as a whole, once, at the requested place', async ({
  page,
}) => {
  await openLive(page, '/');
  await page.route('**/assets/section-page-*.js', (route) =>
    route.fulfill({ status: 404, body: 'gone' }),
  );
  const loads = watchFullLoads(page);
  await research(page).click();
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL('/research#areas');
  await page.waitForLoadState();
  expect(loads).toEqual(['/research']);
});

test('a page that cannot be loaded at all says Unexpected Application Error! and what to do, in both languages, without a stack', async ({
  page,
}) => {
  await openLive(page, '/');
  await page.route('**/research.data', (route) => route.abort());
  await page.route('**/assets/start-*.js', (route) => route.abort());
  await research(page).click();
  await expect(heading(page)).toBeVisible();
  await page.waitForLoadState();
  await page.unroute('**/assets/start-*.js');
  await page.goBack();
  await waitUntilLive(page);
  await research(page).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main.getByText('Unexpected Application Error!').first()).toBeVisible();
  for (const [lang, home] of [
    ['en', '/'],
    ['ml', '/ml'],
  ] as const) {
    await expect(main.locator(`section[lang=${lang}]`).getByRole('button')).toBeVisible();
    await expect(main.locator(`section[lang=${lang}] a[href="${home}"]`)).toBeVisible();
  }
  await expect(main).not.toContainText(/\bat \S+:\d+|\.js\b|TypeError/);
});

test('a wrong address shows the not-found page of the site with status 404, in its language', async ({
  page,
}) => {
  for (const [address, language] of [
    ['/no-such-page', 'en'],
    ['/ml/no-such-page', 'ml'],
  ] as const) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('main')).toContainText(
      'Unexpected Application Error! 404 Not Found',
    );
  }
});
