import { expect, openLive, test } from '#tests/support/test.ts';

const IVORY = 'rgb(251, 250, 246)';
const NIGHT = 'rgb(15, 21, 18)';

test('a first visit is light, also where the system prefers dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openLive(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveCSS('background-color', IVORY);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('the switch changes the theme, keeps it and applies it before the first paint, on every page', async ({
  page,
}) => {
  await openLive(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Dark theme', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('background-color', NIGHT);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  // As soon as the document has a body, before scripts of the page run.
  await page.goto('/ml/about', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await openLive(page, '/admissions');
  await page.getByRole('banner').getByRole('button', { name: 'Light theme', exact: true }).click();
  await expect(page.locator('html')).toHaveCSS('background-color', IVORY);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
});

test('a press on the switch is seen at once, before all of the page is drawn anew', async ({
  page,
}) => {
  await openLive(page, '/');
  const button = page.getByRole('banner').locator('[data-theme-switch]').first();
  const seen = await button.evaluate((pressed: HTMLElement) => {
    pressed.click();
    return [getComputedStyle(pressed).opacity, document.documentElement.dataset.theme];
  });
  expect(seen).toEqual(['0.5', 'light']);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(button).toHaveCSS('opacity', '1');
});
