import { expect, openLive, test } from '#tests/support/test.ts';

test('the side list marks the section that is being read, and no other', async ({ page }) => {
  await openLive(page, '/about');
  const current = page
    .getByRole('main')
    .getByRole('navigation')
    .locator('a[aria-current="location"]');
  await page.locator('#vision').evaluate((section) => section.scrollIntoView());
  await expect(current).toHaveText(['Vision and mission']);
  await page.locator('#achievements').evaluate((section) => section.scrollIntoView());
  await expect(current).toHaveText(['Achievements']);
});
