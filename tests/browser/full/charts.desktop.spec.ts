import type { Page } from '@playwright/test';
import { getSite } from '#app/site.ts';
import { need } from '#tests/support/need.ts';
import { expect, test } from '#tests/support/test.ts';

const SMALLEST_PHONE = { width: 320, height: 640 };

const { calendar, campusMap } = getSite();

const figureOf = (page: Page, title: string) => page.getByRole('figure').filter({ hasText: title });

test('a phone shows the table of the year and no chart', async ({ page }) => {
  await page.setViewportSize(SMALLEST_PHONE);
  await page.goto('/academics/ktu');
  const figure = figureOf(page, calendar.title.en);
  await expect(figure.getByRole('table', { name: 'View as a table' })).toBeVisible();
  await expect(figure.locator('svg').first()).toBeHidden();
});

test.describe('the campus map', () => {
  const numbersOf = (page: Page) =>
    campusMap.places.map(({ name }, index) =>
      page.getByRole('link', { name: `${index + 1}, ${name.en}`, exact: true }),
    );

  test('can be used by keyboard, number by number', async ({ page }) => {
    await page.goto('/contact');
    const [start, ...others] = numbersOf(page);
    await start?.focus();
    for (const number of others) {
      await page.keyboard.press('Tab');
      await expect(number).toBeFocused();
    }
    const last = need(campusMap.places.at(-1)?.href);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(last);
  });

  test('has numbers that can be tapped on the smallest phone: at least 24 px, without overlap, on the screen', async ({
    page,
  }) => {
    await page.setViewportSize(SMALLEST_PHONE);
    await page.goto('/contact#map');
    const boxes = await Promise.all(numbersOf(page).map((number) => number.boundingBox()));
    for (const [index, box] of boxes.entries()) {
      if (!box) throw new Error(`Number ${index + 1} is not on the map`);
      expect(Math.min(box.width, box.height), `number ${index + 1}`).toBeGreaterThanOrEqual(24);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(SMALLEST_PHONE.width);
      for (const other of boxes.slice(index + 1)) {
        const isApart =
          !other ||
          box.x + box.width <= other.x ||
          other.x + other.width <= box.x ||
          box.y + box.height <= other.y ||
          other.y + other.height <= box.y;
        expect(
          isApart,
          `number ${index + 1} and number ${boxes.indexOf(other) + 1} are apart`,
        ).toBe(true);
      }
    }
  });
});
