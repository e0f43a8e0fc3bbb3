import { getSite } from '#app/content/reading/site.server.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { DEPARTMENT_GROUPS, MENU_PARTS, QUICK_PORTALS } from '#tests/support/menu.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ javaScriptEnabled: false });

const { portals } = getSite().college;

for (const locale of ONE_LANGUAGE) {
  test(`without scripts the Menu link opens the site map, which lists every entry of the menu (${locale})`, async ({ page }) => {
    await page.goto(localisePath('/about', locale));
    await page
      .getByRole('banner')
      .getByRole('link', { name: messagesFor(locale).menu, exact: true })
      .click();
    await expect(page).toHaveURL(localisePath('/sitemap', locale));
    const main = page.getByRole('main');
    for (const { title, hrefs } of MENU_PARTS) {
      await expect(main.getByRole('heading', { level: 3, name: title[locale], exact: true }).first()).toBeVisible();
      for (const href of hrefs) await expect(main.locator(`a[href="${localisePath(href, locale)}"]`).first()).toBeVisible();
    }
    for (const href of DEPARTMENT_GROUPS.flatMap(({ hrefs }) => hrefs))
      await expect(main.locator(`a[href="${localisePath(href, locale)}"]`).first()).toBeVisible();
    for (const portal of QUICK_PORTALS) await expect(main.locator(`a[href="${portals[portal]}"]`).first()).toBeVisible();
  });

  test(`without scripts an entry of the site map opens its section (${locale})`, async ({ page }) => {
    await page.goto(localisePath('/sitemap', locale));
    const address = localisePath('/facilities#hostel', locale);
    await page.getByRole('main').locator(`a[href="${address}"]`).click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('#hostel').getByRole('heading', { level: 2 })).toBeInViewport();
  });
}
