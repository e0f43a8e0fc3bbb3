import { getSite } from '#app/content/reading/site.server.ts';
import { disclosureItems } from '#app/content/schemas/disclosure.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { disclosureSummary } from '#app/views/documents/disclosures.server.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

const { disclosures } = getSite();

for (const locale of ONE_LANGUAGE) {
  test.describe(`without scripts (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    for (const list of disclosures) {
      test(`${list.page} lists every item, states how many are published, and its links work`, async ({ page }) => {
        await page.goto(localisePath(list.page, locale));
        const main = page.getByRole('main');
        await expect(main.getByText(disclosureSummary(list, locale))).toBeVisible();
        const items = main.locator(`li[id^=${list.id}-]`);
        await expect(items).toHaveCount(disclosureItems(list).length);
        await expect(items.first()).toContainText(disclosureItems(list)[0]?.label[locale] ?? '');
        for (const path of disclosureItems(list)[0]?.at ?? []) {
          await expect(items.first().locator(`a[href="${localisePath(path, locale)}"]`)).toBeVisible();
        }
      });
    }
  });

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
