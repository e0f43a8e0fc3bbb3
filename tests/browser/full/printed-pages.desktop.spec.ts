import { coverPages } from '#tests/support/cover.ts';
import { printed } from '#tests/support/site-page.ts';
import { expect, testInOwnTab } from '#tests/support/test.ts';

/** What is printed must not end in a sheet that has only what every page has. */
testInOwnTab(
  'the last printed sheet of every kind of page has text of that page',
  async ({ page }) => {
    for (const address of coverPages()) {
      await page.goto(address);
      await page.evaluate(async () => {
        const sheet = new CSSStyleSheet();
        // Hidden, it keeps its place.
        sheet.replaceSync('header, footer { visibility: hidden }');
        document.adoptedStyleSheets = [sheet];
        await document.fonts.ready;
      });
      expect.soft((await printed(page)).lastText, address).not.toBe('');
    }
  },
);
