import type { Page } from '@playwright/test';
import { localisePath, splitAddress } from '#app/i18n/locale.ts';
import { coverPages, openFolds } from '#tests/support/cover.ts';
import { LONGER_WORDS } from '#tests/support/languages.ts';
import { look } from '#tests/support/looks.ts';
import { expect, testInOwnTab } from '#tests/support/test.ts';

const paths = [...new Set(coverPages().map((address) => splitAddress(address).path))];

/** The browser's own font size, which queries of the screen see as well, has tests of its own. */
const WAYS = [
  { what: 'enlarged to 200 % by the browser', width: 180, style: '' },
  { what: 'with the text of its root doubled', width: 360, style: 'html { font-size: 200% }' },
];

async function openEnlarged(page: Page, address: string, style: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(openFolds, { isWhole: true });
  await page.evaluate(async (css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  }, style);
}

for (const locale of LONGER_WORDS) {
  for (const { what, width, style } of WAYS) {
    testInOwnTab(
      `on a phone of 360 px a page ${what} is within the screen, whole, and covers no text (${locale})`,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 640 });
        for (const path of paths) {
          await openEnlarged(page, localisePath(path, locale), style);
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
}
