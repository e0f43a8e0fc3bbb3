import { localisePath } from '#app/i18n/locale.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { expect, test } from '#tests/support/test.ts';

const SCREEN = 640;
/** Long pages whose parts are folded on a phone, with as many screens as each may have. */
const SCREENS = {
  '/admissions': 8,
  '/admissions/btech': 9,
  '/admissions/my-admission': 9,
  '/downloads/fee-sheet': 9,
};

for (const locale of PUBLISHED) {
  test(`pages of admissions are no longer on a phone than they must be (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: SCREEN });
    for (const [path, screens] of Object.entries(SCREENS)) {
      await page.goto(localisePath(path, locale));
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height / SCREEN, path).toBeLessThanOrEqual(screens);
    }
    const foot = await page.getByRole('contentinfo').boundingBox();
    expect((foot?.height ?? Infinity) / SCREEN).toBeLessThanOrEqual(1);
  });
}
