import { labelsFor } from '#app/content/labels.ts';
import { getSite } from '#app/site.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

const [notice] = getSite().notices;

test('metadata for machines is removed when the app shows another page, and stays until then', async ({
  page,
}) => {
  const metadata = page
    .locator('head')
    .locator('script[type="application/ld+json"], link[rel=alternate][type], meta[property]');
  await openLive(page, `/all-news/${notice?.id}`);
  await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(1);
  const before = await metadata.count();
  expect(before).toBeGreaterThan(10);

  // Another section of the same page is not another page.
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await expect(page).toHaveURL(/#main$/);
  await expect(metadata).toHaveCount(before);

  await page
    .getByRole('main')
    .getByRole('link', { name: labelsFor('news', 'en').allNews, exact: true })
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: labelsFor('news', 'en').allNews, exact: true }),
  ).toBeVisible();
  await expect(metadata).toHaveCount(0);
  // Metadata common to all pages stays.
  await expect(page.locator('head link[rel=manifest]')).toHaveCount(1);
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute(
    'href',
    `${getSite().college.siteUrl}/all-news`,
  );
});
