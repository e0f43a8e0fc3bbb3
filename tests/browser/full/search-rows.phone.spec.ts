import type { Locator } from '@playwright/test';
import { localisePath } from '#app/i18n/locale.ts';
import { openSearch, searchOf } from '#tests/support/search.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

/** A phone of 640 pixels whose keyboard takes 350. */
const ABOVE_KEYBOARD = { width: 360, height: 290 };

const QUERIES = {
  en: ['hostel fee', 'last date', 'exam', 'placement'],
  ml: ['ഹോസ്റ്റൽ ഫീസ്', 'അവസാന തീയതി', 'പരീക്ഷ', 'പ്ലേസ്മെന്റ്'],
} as const;

/** The first rows are whole in the window; the texts of pages may still replace them. */
async function expectWhole(options: Locator, count: number): Promise<void> {
  for (let row = 0; row < count; row += 1)
    await expect(options.nth(row)).toBeInViewport({ ratio: 1 });
}

const topsOf = (options: Locator) =>
  options.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));

for (const locale of ['en', 'ml'] as const)
  test(`four results are seen above the keyboard of a phone (${locale})`, async ({ page }) => {
    await page.setViewportSize(ABOVE_KEYBOARD);
    await openLive(page, localisePath('/about', locale));
    await openSearch(page, locale, true);
    const { box, options } = searchOf(page, locale);
    for (const query of QUERIES[locale]) {
      await box.fill(query);
      await expect(options).toHaveCount(8);
      await expectWhole(options, 4);
    }
  });

for (const [locale, query, excerpt] of [
  ['en', 'attendance percentage needed', 'student login'],
  ['ml', 'ഹാജർ ശതമാനം', 'സ്റ്റുഡന്റ് ലോഗിനിൽ'],
] as const)
  for (const size of [ABOVE_KEYBOARD, { width: 1366, height: 768 }])
    test(`no row moves when an excerpt comes late (${locale}, ${size.width} px)`, async ({
      page,
    }) => {
      let send = () => {};
      const isWanted = new Promise<void>((resolve) => {
        send = resolve;
      });
      await page.route('**/search/text/**', async (route) => {
        await isWanted;
        await route.continue();
      });
      await page.setViewportSize(size);
      await openLive(page, localisePath('/about', locale));
      const asked = page.waitForRequest('**/search/text/**');
      await openSearch(page, locale, true);
      const { box, options } = searchOf(page, locale);
      await box.fill(query);
      await asked;
      const before = await topsOf(options);
      expect(before.length).toBeGreaterThan(3);
      send();
      await expect(options.first()).toContainText(excerpt);
      expect(await topsOf(options)).toEqual(before);
    });

for (const [locale, query, words] of [
  ['en', 'librery', 'Similar results'],
  ['ml', 'lybrery', 'സമാനമായ ഫലങ്ങൾ'],
] as const)
  test(`where all results are only similar, that is seen above the keyboard and said (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize(ABOVE_KEYBOARD);
    await openLive(page, localisePath('/about', locale));
    await openSearch(page, locale, true);
    const { box, overlay, list, options } = searchOf(page, locale);
    await box.fill(query);
    const group = list.getByRole('group', { name: words });
    await expect(group.getByText(words)).toBeInViewport({ ratio: 1 });
    await expect(overlay.getByRole('status')).toHaveText(words);
    await expectWhole(options, 4);
  });
