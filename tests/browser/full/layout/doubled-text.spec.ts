import { localisePath, splitAddress } from '#app/i18n/locale.ts';
import { coverPages, openFolds } from '#tests/support/cover.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { look } from '#tests/support/looks.ts';
import { expect, testInOwnTab } from '#tests/support/test.ts';

const paths = [...new Set(coverPages().map((address) => splitAddress(address).path))];

for (const locale of PUBLISHED) {
  // Unlike the browser's own font size it changes no media query.
  testInOwnTab(
    `with text twice as large nothing extends beyond a screen of 360 px, is cut or stands over other text (${locale})`,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      for (const path of paths) {
        await page.goto(localisePath(path, locale));
        await page.evaluate(openFolds, { isWhole: true });
        await page.evaluate(async () => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('html { font-size: 200% }');
          document.adoptedStyleSheets = [sheet];
          document.body.getBoundingClientRect();
          await document.fonts.ready;
        });
        const faults = [
          ...(await look(page, 'sideways')),
          ...(await look(page, 'clipped')),
          ...(await look(page, 'overlapping')),
        ];
        expect.soft(faults, path).toEqual([]);
      }
    },
  );
}
