import { localisePath } from '#app/i18n/locale.ts';
import { LONGER_WORDS } from '#tests/support/languages.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

/**
 * Pages with tables that are too wide for a phone: fees and documents, the year, tables by editors.
 */
const WIDE_TABLES = ['/admissions/btech', '/academics/ktu', '/facilities/ancillary'];

for (const locale of LONGER_WORDS) {
  for (const path of WIDE_TABLES) {
    test(`on a phone a row of a wide table is a block in which each cell follows its column heading: ${path} (${locale})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openLive(page, localisePath(path, locale));
      await page
        .getByRole('main')
        .locator('details')
        .evaluateAll((parts) => {
          for (const part of parts) part.setAttribute('open', '');
        });
      const tables = page
        .getByRole('main')
        .getByRole('table')
        .filter({ has: page.locator('td[data-label]'), visible: true });
      await expect(tables.first()).toBeVisible();
      const found = await tables.evaluateAll((elements) =>
        elements.map((table) => {
          const heads = [...table.querySelectorAll('thead th')].map((head) => head.textContent);
          const wrong = [...table.querySelectorAll('tbody tr')].flatMap((row) =>
            [...row.children].slice(1).flatMap((cell, place) => {
              const label = getComputedStyle(cell, '::before').content;
              return cell.textContent === '' || label.includes(heads[place + 1] ?? 'no head')
                ? []
                : [`${cell.textContent}: ${label}`];
            }),
          );
          return {
            wrong,
            beside: table.getBoundingClientRect().right - document.documentElement.clientWidth,
          };
        }),
      );
      for (const { wrong, beside } of found) {
        expect(wrong).toEqual([]);
        expect(beside).toBeLessThanOrEqual(0);
      }
    });
  }

  test(`on a phone the code of a programme is beside its name (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openLive(page, `${localisePath('/admissions', locale)}#seats-mtech`);
    for (const code of ['CE-GT', 'EC-VE', 'AR-UP']) {
      const cell = page.getByRole('cell', { name: code, exact: true }).filter({ visible: true });
      const name = page.getByRole('row').filter({ has: cell }).getByRole('link');
      const [left, right] = [await cell.boundingBox(), await name.boundingBox()];
      if (!left || !right) throw new Error(`${code} is not shown`);
      expect(left.width).toBeGreaterThan(30);
      expect(left.x + left.width).toBeLessThanOrEqual(right.x);
      expect(Math.abs(left.y - right.y)).toBeLessThan(10);
    }
  });

  test(`on a phone a bus stop has its time beside its name (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(localisePath('/facilities/transport', locale));
    for (const fold of await page.locator('[data-phone-fold] > summary').all()) await fold.click();
    const times = page.locator('tr:has(> th[scope="row"]) > td:only-of-type');
    await expect(times.first()).toBeVisible();
    const below = await times.evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const stop = cell.parentElement?.firstElementChild;
        const isBeside = stop?.getBoundingClientRect().top === cell.getBoundingClientRect().top;
        return isBeside ? [] : [stop?.textContent];
      }),
    );
    expect(below).toEqual([]);
  });
}
