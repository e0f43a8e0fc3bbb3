import { labelsFor } from '#app/content/labels.ts';
import { need } from '#tests/support/need.ts';
import { openSearch, searchOf } from '#tests/support/search.ts';
import { pageOf, type } from '#tests/support/search-page.ts';
import { expect, openLive, test } from '#tests/support/test.ts';
import { settle } from '#tests/support/watch.ts';

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
