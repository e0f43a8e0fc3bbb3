import type { Page } from '@playwright/test';
import { expect, openLive, test } from '#tests/support/test.ts';

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation');
const placeOfHeading = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
const topOfBar = async (page: Page) => Math.round((await bar(page).boundingBox())?.y ?? Number.NaN);

test('the bar is fixed beyond 100 px and returns to its place, and nothing on the page moves', async ({
  page,
}) => {
  await openLive(page, '/about');
  const [heading, resting] = [await placeOfHeading(page), await topOfBar(page)];
  expect(resting).toBeGreaterThanOrEqual(0);
  await page.evaluate(() => window.scrollTo(0, 100));
  await expect.poll(() => topOfBar(page)).toBe(resting - 100);
  await page.evaluate(() => window.scrollTo(0, 101));
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  expect(await placeOfHeading(page)).toBe(heading);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => topOfBar(page)).toBe(resting);
  expect(await placeOfHeading(page)).toBe(heading);
});

test('the target of a section is below the bar: by its address, and by a link to another page', async ({
  page,
}) => {
  await openLive(page, '/about#achievements');
  const isUncovered = (id: string) =>
    page
      .locator(`#${id} h2`)
      .first()
      .evaluate((heading) => {
        const { left, top } = heading.getBoundingClientRect();
        return heading.contains(document.elementFromPoint(left + 4, top + 4));
      });
  await expect.poll(() => isUncovered('achievements')).toBe(true);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Campus Life', exact: true })
    .click();
  await expect(page).toHaveURL('/campus-life#activities');
  await expect.poll(() => isUncovered('activities')).toBe(true);
});
