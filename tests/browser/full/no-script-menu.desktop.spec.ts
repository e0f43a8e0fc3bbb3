import { localisePath } from '#app/i18n/locale.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { DEPARTMENT_GROUPS, MENU_PARTS, menuOf } from '#tests/support/menu.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ javaScriptEnabled: false });

for (const locale of ONE_LANGUAGE) {
  test(`without scripts every part of the menu opens by a click and shows its entries (${locale})`, async ({ page }) => {
    await page.goto(localisePath('/', locale));
    const { bar, part, group } = menuOf(page, locale);
    for (const { title, hrefs } of MENU_PARTS) {
      await part(title[locale]).click();
      for (const href of hrefs) await expect(bar.locator(`details[open] a[href="${localisePath(href, locale)}"]`)).toBeVisible();
      if (hrefs.length > 0) continue;
      for (const departments of DEPARTMENT_GROUPS) {
        await group(departments.title[locale]).click();
        for (const href of departments.hrefs) await expect(bar.locator(`details[open] a[href="${localisePath(href, locale)}"]`)).toBeVisible();
      }
    }
  });

  test(`without scripts a menu entry opens its section (${locale})`, async ({ page }) => {
    await page.goto(localisePath('/', locale));
    const { bar, part } = menuOf(page, locale);
    const research = MENU_PARTS.find(({ hrefs }) => hrefs.includes('/research'));
    await part(research?.title[locale] ?? '').click();
    const address = localisePath('/research#labs', locale);
    await bar.locator(`details[open] a[href="${address}"]`).click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('#labs').getByRole('heading', { level: 2 })).toBeInViewport();
  });
}
