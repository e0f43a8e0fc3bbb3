import { localisePath } from '#app/i18n/locale.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

for (const locale of ONE_LANGUAGE) {
  test(`an address with an item's anchor shows that item (${locale})`, async ({ page }) => {
    await openLive(page, `${localisePath('/administrative/rti', locale)}#rti-manual-15`);
    await expect(page.locator('#rti-manual-15')).toBeInViewport();
  });
}

test('the public self-disclosure prints as one document: all 61 items, without the menu', async ({ page }) => {
  await page.goto('/public-self-disclosure');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation').first()).toBeHidden();
  const items = page.locator('li[id^=ugc-]');
  await expect(items).toHaveCount(61);
  for (const item of await items.all()) await expect(item).toBeVisible();
});
