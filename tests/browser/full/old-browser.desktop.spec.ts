import { footerLink } from '#tests/support/site-page.ts';
import { expect, openLive, testInOwnTab } from '#tests/support/test.ts';

/**
 * Removes features that browsers of recent years did not all have; runs in the page before anything
 * else.
 */
function makeOld(): void {
  const lacking: [object, string[]][] = [
    [window, ['structuredClone', 'requestIdleCallback', 'cancelIdleCallback', 'ResizeObserver']],
    [
      window,
      'scheduler navigation ViewTransition CompressionStream DecompressionStream CookieStore reportError'.split(
        ' ',
      ),
    ],
    [Intl, ['Segmenter', 'ListFormat', 'DurationFormat', 'DisplayNames']],
    [CSS, ['highlights', 'registerProperty']],
    [
      Navigator.prototype,
      ['connection', 'share', 'clipboard', 'userAgentData', 'locks', 'serviceWorker'],
    ],
    [Element.prototype, ['checkVisibility', 'setHTMLUnsafe', 'moveBefore']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
    [Document.prototype, ['startViewTransition']],
    [Array.prototype, ['toSorted', 'toSpliced', 'toReversed', 'with']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [AbortSignal, ['any', 'timeout']],
    [URL, ['canParse', 'parse']],
    [Crypto.prototype, ['randomUUID']],
  ];
  for (const [place, names] of lacking)
    for (const name of names) Reflect.deleteProperty(place, name);
}

testInOwnTab(
  'in a browser without the newest features pages show all their content',
  async ({ page }) => {
    await page.addInitScript(makeOld);
    await openLive(page, '/admissions#btech');
    await expect(page.locator('#fees-btech').getByText('₹3,470').first()).toBeVisible();
    await page.locator('#papers-btech summary').click();
    await expect(page.locator('#papers-btech').getByRole('table').first()).toBeVisible();

    await page.getByRole('banner').getByRole('button', { name: 'Search this site' }).click();
    await page.getByRole('combobox', { name: 'Search this site' }).fill('hostel');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');

    await footerLink(page, '/about#overview').click();
    await expect(page.locator('#overview').getByRole('heading', { level: 2 })).toBeVisible();
    await openLive(page, '/search#q=hostel');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await openLive(page, '/gallery/campus');
    await page.getByRole('main').locator('figure a').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

for (const path of [
  '/',
  '/ml/admissions/btech',
  '/contact',
  '/ml/department/civil',
  '/ml/search',
]) {
  testInOwnTab(
    `without cascade layers the page stays within the screen of a phone, with a small logo: ${path}`,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(path);
      const widths = await page.evaluate(() => {
        document.documentElement.dataset.plain = '';
        for (const sheet of document.styleSheets) {
          for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1)
            if (sheet.cssRules[at] instanceof CSSLayerBlockRule) sheet.deleteRule(at);
        }
        return [
          document.documentElement.scrollWidth,
          document.querySelector('header svg')?.clientWidth,
        ];
      });
      expect(widths).toEqual([390, 64]);
    },
  );
}
