import type { Page } from '@playwright/test';
import { localisePath, splitAddress } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { coverPages } from '#tests/support/cover.ts';
import { LONGER_WORDS, PUBLISHED } from '#tests/support/languages.ts';
import { look } from '#tests/support/looks.ts';
import { expect, openLive, testInOwnTab as test } from '#tests/support/test.ts';

const PAGES_A_TEST = 8;
/** Sizes of the browser's own font, widths of screens and text sizes of the display settings. */
const SCREENS = [
  [24, [320, 360, 390], ['larger']],
  [32, [320, 390, 768, 1366], ['small', 'larger']],
] as const;

const paths = [...new Set(coverPages().map((address) => splitAddress(address).path))];
/** Malayalam words are longer; the home page also in English. */
const pages = [
  ...paths.flatMap((path) => LONGER_WORDS.map((locale) => localisePath(path, locale))),
  '/',
];

/**
 * Fields below 16 px, around which a phone would enlarge the page. In one turn, because the page
 * marks its own text size when it starts.
 */
async function smallFields(tab: Page): Promise<string[]> {
  const looks = await tab.evaluate(() =>
    ['small', 'large', 'larger', 'normal'].map((size) => {
      document.documentElement.setAttribute('data-text-size', size);
      const fields = [...document.querySelectorAll('input, select, textarea')].map(
        (field) => `${field.localName} ${field.id}: ${getComputedStyle(field).fontSize}`,
      );
      return { fields, root: getComputedStyle(document.documentElement).fontSize };
    }),
  );
  expect(looks.map(({ root }) => root)).toEqual(['15px', '18px', '20px', '16px']);
  return looks.flatMap(({ fields }) =>
    fields.filter((field) => Number.parseFloat(field.split(': ').at(-1) ?? '') < 16),
  );
}

/** What is cut or beside the screen, on each screen. */
async function findings(tab: Page): Promise<string[]> {
  const browser = await tab.context().newCDPSession(tab);
  const found: string[] = [];
  for (const [font, widths, sizes] of SCREENS) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: font, fixed: font } });
    for (const size of sizes) {
      await tab.evaluate(
        (chosen) => document.documentElement.setAttribute('data-text-size', chosen),
        size,
      );
      for (const width of widths) {
        await tab.setViewportSize({ width, height: 800 });
        const faults = [...(await look(tab, 'sideways')), ...(await look(tab, 'clipped'))];
        found.push(...faults.map((fault) => `${font} px, ${size}, ${width} px wide: ${fault}`));
      }
    }
    await tab.evaluate(() => document.documentElement.setAttribute('data-text-size', 'normal'));
    await expect(tab.locator('html')).toHaveCSS('font-size', `${font}px`);
  }
  // The next page begins with the usual size.
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 16 } });
  await browser.detach();
  return found;
}

for (let first = 0; first < pages.length; first += PAGES_A_TEST) {
  const some = pages.slice(first, first + PAGES_A_TEST);
  test(`in large fonts of the browser nothing is cut and nothing scrolls sideways, and fields have at least 16 px at every text size, pages ${first + 1} to ${first + some.length}`, async ({
    page: tab,
  }) => {
    for (const address of some) {
      await tab.goto(address);
      await tab.evaluate(() => {
        for (const part of document.querySelectorAll('main details')) part.setAttribute('open', '');
      });
      expect.soft([...(await smallFields(tab)), ...(await findings(tab))], address).toEqual([]);
    }
  });
}

for (const locale of PUBLISHED) {
  test(`in large fonts of the browser the menu and the search of a phone are within the screen (${locale})`, async ({
    page: tab,
  }) => {
    const { menu, searchSite } = messagesFor(locale);
    const banner = tab.getByRole('banner');
    await tab.setViewportSize({ width: 320, height: 800 });
    for (const control of [
      banner.getByRole('button', { name: menu, exact: true }),
      banner.getByRole('button', { name: searchSite }),
    ]) {
      await openLive(tab, localisePath('/', locale));
      await control.click();
      await expect(tab.getByRole('dialog').first()).toBeVisible();
      expect(await findings(tab)).toEqual([]);
      await tab.setViewportSize({ width: 320, height: 800 });
    }
  });
}
