import { localisePath } from '#app/i18n/locale.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { expect, test } from '#tests/support/test.ts';

/** Pages on which somebody is looked for. */
const PAGES =
  '/administrative/rti /administrative/internal-complaints /administrative/grievance /administrative/anti-ragging /careers /pta /campus-life/support /campus-life/health /campus-life/hostel /facilities/hostel /faculty/nila-f /faculty/thumba-c'.split(
    ' ',
  );

for (const locale of PUBLISHED) {
  test(`on a phone the number to call is on the first screen (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const path of PAGES) {
      await page.goto(localisePath(path, locale));
      // Who answers at night stands there by day too, hidden.
      const number = page
        .getByRole('main')
        .locator('a[href^="tel:"]')
        .filter({ visible: true })
        .first();
      const box = await number.boundingBox();
      expect.soft(box?.height, path).toBeGreaterThanOrEqual(44);
      expect.soft((box?.y ?? 640) + (box?.height ?? 0), path).toBeLessThanOrEqual(640);
    }
  });
}
