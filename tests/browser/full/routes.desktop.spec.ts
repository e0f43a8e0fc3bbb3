import { labelsFor } from '#app/content/labels.ts';
import { LOCALES, localisePath } from '#app/i18n/locale.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, openLive, test } from '#tests/support/test.ts';
import { settle } from '#tests/support/watch.ts';

/** Addresses below existing pages, and unknown ones. */
const WRONG = [
  ...['/no-such-page', '/about/no-such-section', '/admissions/diploma', '/about/history/more', '/department/nobody', '/department/cse/nothing'],
  ...['/faculty/nobody', '/all-news/nothing', '/all-news/archive/1999', '/events/nothing', '/downloads/nothing', '/gallery/nothing', '/pta/about'],
];

// The browser logs a page with status 404.
test.use({ expectedMessages: [/^Failed to load resource: .* 404/] });

for (const locale of LOCALES) {
  const labels = labelsFor(locale);

  test(`every wrong address returns status 404 and the not-found page in its language (${locale})`, async ({ page, request }) => {
    const shown = localisePath('/no-such-page', locale);
    await page.goto(shown);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.notFoundTitle);
    await expect(page.getByText(labels.notFoundText)).toBeVisible();
    await expect(page.getByText('Unexpected Application Error! 404 Not Found', { exact: true })).toBeVisible();
    const notFound = await (await request.get(shown)).text();
    for (const wrong of WRONG) {
      const address = localisePath(wrong, locale);
      const response = await request.get(address);
      expect(response.status(), address).toBe(404);
      expect(await response.text(), address).toBe(notFound);
    }
  });

  test(`the not-found page has the search and likely pages, and loads no script (${locale})`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(localisePath('/no-such-page', locale));
    const main = page.getByRole('main');
    await expect(main.getByRole('search')).toHaveAttribute('action', localisePath('/search', locale));
    await expect(main.getByRole('searchbox', { name: labels.search.field })).toBeVisible();
    const likely = main.getByRole('navigation', { name: labels.likelyPages }).getByRole('link');
    const addresses = await likely.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(expect.arrayContaining(['/admissions', '/academics', '/campus-life'].map((path) => localisePath(path, locale))));
    await settle(page);
    expect(scripts).toEqual([]);
    await expect(page.locator('script[src], script[type=module], script[data-app]')).toHaveCount(0);
    await likely.first().click();
    await expect(page).toHaveURL(localisePath('/admissions', locale));
  });
}

for (const locale of ONE_LANGUAGE) {
  test(`a link inside the site to an unknown address opens the not-found page, each time (${locale})`, async ({ page }) => {
    const { notFoundTitle } = labelsFor(locale);
    const missing = localisePath('/no-such-page', locale);
    for (let time = 0; time < 2; time++) {
      await openLive(page, localisePath('/campus-life/sports', locale));
      const link = page.getByRole('main').locator('.prose a:not(.word)[href^="/"]:visible').first();
      // The content check allows no broken link, so the test adds one.
      await link.evaluate((element, href) => element.setAttribute('href', href), missing);
      await link.click();
      await expect(page).toHaveURL(missing);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundTitle);
    }
  });
}
