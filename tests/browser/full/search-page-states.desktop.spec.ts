import { labelsFor } from '#app/content/labels.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { openSearch, searchOf } from '#tests/support/search.ts';
import { pageOf, searchAddress, type } from '#tests/support/search-page.ts';
import { expect, openLive, test } from '#tests/support/test.ts';
import { settle } from '#tests/support/watch.ts';

for (const locale of ONE_LANGUAGE) {
  const labels = labelsFor('search', locale);
  const site = { en: 'hostel', ml: 'ഹോസ്റ്റൽ' }[locale];

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`the page explains this, hides the form and links to the site map (${locale})`, async ({
      page,
    }) => {
      const main = page.getByRole('main');
      await page.goto(searchAddress(locale, site));
      await expect(main.locator('noscript').getByRole('paragraph').first()).toHaveText(
        labels.search.withoutScripts,
      );
      await expect(pageOf(page, locale).box).toBeHidden();
      await expect(pageOf(page, locale).submit).toBeHidden();
      await main.getByRole('link', { name: labels.search.siteMap, exact: true }).click();
      await expect(main.getByRole('link').nth(100)).toBeVisible();
    });
  });
}

test('the query never leaves the browser, in the overlay and on the page', async ({ page }) => {
  const sent: string[] = [];
  const headers: string[] = [];
  page.on('request', (request) => {
    sent.push(`${request.url()} ${request.postData() ?? ''}`);
    headers.push(JSON.stringify(request.headers()));
  });
  await openLive(page, '/about');
  await openSearch(page, 'en');
  const { box, options } = searchOf(page, 'en');
  await box.fill('hostel qxzjv');
  await expect(options.first()).toBeVisible();
  await box.fill('qxzjv');
  await expect(options).toHaveCount(0);
  await box.press('Enter');
  await expect(page).toHaveURL('/search#q=qxzjv');
  await expect(pageOf(page, 'en').status).toHaveText(labelsFor('search', 'en').search.noResults);
  await openLive(page, '/search');
  await type(page, 'en', 'hostel qxzjv');
  const { links } = pageOf(page, 'en');
  const found = need(await links.first().getAttribute('href'));
  await links.first().click();
  await expect(page).toHaveURL(found);
  await settle(page);
  expect(sent.some((request) => request.includes('/search/words.json'))).toBe(true);
  expect(sent.filter((request) => request.includes('qxzjv'))).toEqual([]);
  expect(headers.filter((sentHeaders) => sentHeaders.includes('qxzjv'))).toEqual([]);
});
