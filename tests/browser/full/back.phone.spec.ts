import type { Page } from '@playwright/test';
import { need } from '#tests/support/need.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

/** Opens the page by way of another, to which Back must not return at once. */
async function come(page: Page, address: string): Promise<void> {
  // The library refuses to close a picture while it still moves.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page, '/help');
  await openLive(page, address);
}

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const openMenu = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).tap();
  await expect(menuOf(page)).toBeVisible();
};
test('Back from a page chosen in the menu returns to the page below it, once', async ({ page }) => {
  await come(page, '/gallery/campus');
  await openMenu(page);
  await menuOf(page).locator('nav summary').first().tap();
  const link = menuOf(page).locator('nav details[open] a[href^="/"]').first();
  const href = need(await link.getAttribute('href'));
  await link.tap();
  await expect(page).toHaveURL(href);
  await page.goBack();
  await expect(page).toHaveURL('/gallery/campus');
  await expect(menuOf(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/help');
});

test('Back from a result shows the result that was opened', async ({ page }) => {
  await openLive(page, '/search#q=college');
  const result = page.getByRole('main').locator('ol[start] > li').nth(6).getByRole('link');
  await result.scrollIntoViewIfNeeded();
  await result.tap();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(result).toBeInViewport();
});
