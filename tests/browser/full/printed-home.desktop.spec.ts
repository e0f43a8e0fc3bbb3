import { localisePath } from '#app/i18n/locale.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { printed } from '#tests/support/site-page.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

for (const locale of PUBLISHED) {
  test(`the home page is printed on at most four sheets (${locale})`, async ({ page }) => {
    await openLive(page, localisePath('/', locale));
    expect((await printed(page)).pages).toBeLessThanOrEqual(4);
  });
}
