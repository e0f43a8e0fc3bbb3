import { labelsFor } from '#app/content/labels.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { LONGER_WORDS } from '#tests/support/languages.ts';
import { openSearch, searchOf } from '#tests/support/search.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

for (const locale of LONGER_WORDS) {
  test(`results, filters and page numbers fit a narrow phone and are large enough to tap (${locale})`, async ({
    page,
  }) => {
    const labels = labelsFor('search', locale).search;
    await page.setViewportSize({ width: 320, height: 640 });
    await openLive(page, localisePath('/search#q=hostel', locale));
    const main = page.getByRole('main');
    await expect(main.getByRole('listitem').getByRole('heading', { level: 2 })).toHaveCount(10);
    await expect(main.locator('mark').first()).toBeVisible();
    // Excerpts load after the titles and make rows taller.
    const pieces = main.locator('ol > li > p:last-child');
    await expect
      .poll(() =>
        pieces.evaluateAll(
          (parts) => parts.length === 10 && parts.every(({ textContent }) => textContent !== ''),
        ),
      )
      .toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    for (const field of [labels.category, labels.order])
      await expect(main.getByRole('combobox', { name: field, exact: true })).toBeVisible();
    await main
      .getByRole('navigation', { name: labels.pages })
      .getByRole('link', { name: labels.next, exact: true })
      .tap();
    await expect(page).toHaveURL(localisePath('/search#q=hostel&page=2', locale));
    await main.getByRole('heading', { level: 2 }).first().getByRole('link').tap();
    await expect(page).not.toHaveURL(/\/search/);
  });

  test(`the overlay fills a phone and nothing in it is cut off (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openLive(page, localisePath('/', locale));
    await openSearch(page, locale, true);
    const { overlay, box } = searchOf(page, locale);
    expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 640 });
    for (const words of ['', 'engineering', 'zzzqqq']) {
      await box.fill(words);
      await expect(
        overlay.getByRole('button', { name: messagesFor(locale).close, exact: true }),
      ).toBeInViewport({ ratio: 1 });
      expect(await overlay.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });
}
