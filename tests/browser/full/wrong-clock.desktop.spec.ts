import { localisePath } from '#app/i18n/locale.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, openLive, testInOwnTab } from '#tests/support/test.ts';

/** A clock reset by an empty battery, and a wrong year. */
const CLOCKS = ['1970-01-01T00:00:00Z', '2099-12-31T23:59:59+05:30'];
/** Pages that depend on the clock of the device. */
const PAGES = ['/', '/admissions', '/all-news', '/tenders', '/events', '/partnerships'];

for (const clock of CLOCKS) {
  for (const locale of ONE_LANGUAGE) {
    testInOwnTab(
      `with a clock at ${clock.slice(0, 4)} pages show no invalid date (${locale})`,
      async ({ page }) => {
        await page.clock.setFixedTime(clock);
        for (const path of PAGES) {
          await openLive(page, localisePath(path, locale));
          const text = await page.getByRole('main').innerText();
          expect(text.length, path).toBeGreaterThan(200);
          expect(text, path).not.toMatch(
            /NaN|undefined|null|Invalid|Infinity|\{\w+\}|-\d+ (?:day|ദിവസ)/,
          );
        }
        // A clock of 1970 counts as that of the build; in 2099 all admissions have ended.
        await openLive(page, localisePath('/admissions', locale));
        await expect(page.locator('article[data-event]').first()).toBeVisible();
      },
    );
  }
}
