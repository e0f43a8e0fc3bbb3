import { labelsFor } from '#app/i18n/labels.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

for (const locale of ONE_LANGUAGE) {
  test(`on a phone the tabs float as icons over the page and are hidden while most of the footer is visible (${locale})`, async ({ page }) => {
    await openLive(page, localisePath('/admissions', locale));
    const menu = page.getByRole('navigation', { name: labelsFor(locale).admissionTabs });
    await expect(menu).toBeInViewport({ ratio: 1 });
    await expect(menu).toHaveCSS('position', 'fixed');
    await expect(menu.locator('svg')).toHaveCount(4);

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(menu).toBeHidden();

    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(menu).toBeInViewport({ ratio: 1 });
  });

  test(`on a phone the floating tabs remain while only the edge of the footer is visible (${locale})`, async ({ page }) => {
    await openLive(page, localisePath('/admissions', locale));
    await page.getByRole('contentinfo').evaluate((footer) => {
      const top = footer.getBoundingClientRect().top + window.scrollY;
      window.scrollTo(0, top - window.innerHeight + 150);
    });
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expect(page.getByRole('navigation', { name: labelsFor(locale).admissionTabs })).toBeInViewport({ ratio: 1 });
  });
}

test('on a phone a tab is chosen by a tap and its content is not wider than the screen', async ({ page }) => {
  await openLive(page, '/admissions');
  const links = page.getByRole('navigation', { name: labelsFor('en').admissionTabs }).getByRole('link');
  for (let index = 0; index < 4; index++) {
    await links.nth(index).tap();
    await expect(links.nth(index)).toHaveAttribute('aria-current', 'true');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});
