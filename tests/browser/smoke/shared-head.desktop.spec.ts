import { getSite } from '#app/content/reading/site.server.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

const [notice] = getSite().notices;

test('what the head tells machines of a page goes when another page is shown in the app, and stays until then', async ({ page }) => {
  const told = page.locator('head').locator('script[type="application/ld+json"], link[rel=alternate][type], meta[property]');
  await openLive(page, `/all-news/${notice?.id}`);
  await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(1);
  const before = await told.count();
  expect(before).toBeGreaterThan(10);

  // A place on the same page is no other page.
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await expect(page).toHaveURL(/#main$/);
  await expect(told).toHaveCount(before);

  await page
    .getByRole('main')
    .getByRole('link', { name: labelsFor('en').allNews, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: labelsFor('en').allNews, exact: true })).toBeVisible();
  await expect(told).toHaveCount(0);
  // What holds for every page stays.
  await expect(page.locator('head link[rel=manifest]')).toHaveCount(1);
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', `${getSite().college.siteUrl}/all-news`);
});
