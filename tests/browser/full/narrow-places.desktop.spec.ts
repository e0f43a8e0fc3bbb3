import type { Locator, Page } from '@playwright/test';
import { labelsFor } from '#app/content/labels.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { LONGER_WORDS } from '#tests/support/languages.ts';
import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';

const LARGER = () => localStorage.setItem('text-size', 'larger');
const widthsOf = (parts: Locator) =>
  parts.evaluateAll((elements) =>
    elements.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );

/** Free space in CSS px between the name of the other language and the menu button. */
async function roomBeforeMenu(page: Page, locale: Locale): Promise<number> {
  const header = page.getByRole('banner');
  const menu = header.getByRole('button', { name: messagesFor(locale).menu, exact: true });
  return header
    .locator('[data-language-link]')
    .first()
    .evaluate(
      (language, wanted) => {
        const word = document.createRange();
        word.selectNodeContents(language);
        const range = document.createRange();
        range.selectNodeContents(wanted as Node);
        return (
          Math.min(
            ...[...range.getClientRects()].filter(({ width }) => width > 0).map(({ left }) => left),
          ) - word.getBoundingClientRect().right
        );
      },
      await menu.elementHandle(),
    );
}

for (const locale of LONGER_WORDS) {
  testInOwnTab(
    `with the largest text the admission routes fit their names and arrows, and the menu keeps its icons in one line (${locale})`,
    async ({ page }) => {
      await page.addInitScript(LARGER);
      await openLive(page, localisePath('/', locale));
      await page.evaluate(() => document.fonts.ready);
      for (const width of [1366, 1280, 960]) {
        await page.setViewportSize({ width, height: 768 });
        const ways = page
          .getByRole('navigation', { name: labelsFor('home', locale).waysIn })
          .getByRole('link');
        await expect(ways).toHaveCount(5);
        expect(await widthsOf(ways), `${width}`).toEqual([0, 0, 0, 0, 0]);
      }
      await page.setViewportSize({ width: 1280, height: 768 });
      const parts = page
        .getByRole('banner')
        .locator('nav > ul > li > details > summary')
        .filter({ visible: true });
      await expect(parts.locator('svg').filter({ visible: true })).toHaveCount(8);
      expect(
        new Set(
          await parts.evaluateAll((elements) =>
            elements.map((part) => part.getBoundingClientRect().top),
          ),
        ).size,
      ).toBe(1);
    },
  );

  testInOwnTab(
    `on a phone with the largest text the menu icon remains, at a distance from the language link (${locale})`,
    async ({ page }) => {
      await page.addInitScript(LARGER);
      await page.setViewportSize({ width: 360, height: 740 });
      await openLive(page, localisePath('/', locale));
      const menu = page
        .getByRole('banner')
        .getByRole('button', { name: messagesFor(locale).menu, exact: true });
      await expect(menu.locator('svg')).toBeVisible();
      expect(await roomBeforeMenu(page, locale)).toBeGreaterThanOrEqual(14);
      await page.setViewportSize({ width: 320, height: 740 });
      await page.evaluate(() => document.documentElement.removeAttribute('data-text-size'));
      expect(await roomBeforeMenu(page, locale)).toBeGreaterThanOrEqual(11);
    },
  );

  test(`the nine engineering departments fit into the menu of a low screen without scrolling (${locale})`, async ({
    page,
  }) => {
    await openLive(page, localisePath('/', locale));
    const row = page
      .getByRole('banner')
      .locator('a[href$="/department/mca"]')
      .filter({ visible: true });
    await page.getByRole('banner').locator('nav > ul > li > details > summary').nth(3).hover();
    await page
      .getByRole('banner')
      .locator('nav details details > summary')
      .filter({ visible: true })
      .first()
      .hover();
    await expect(row).toBeVisible();
    const list = row.locator('xpath=ancestor::ul[1]');
    expect(
      await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    ).toBe(0);
  });
}

test.describe('in the font of the device', () => {
  // Each page reports the site's own fonts, which it does not get.
  test.use({ expectedMessages: [/^Failed to decode downloaded font|^OTS parsing error/] });

  for (const locale of LONGER_WORDS) {
    test(`the menu bar has one line, so that it covers no heading (${locale})`, async ({
      page,
    }) => {
      const bar = page.getByRole('banner').locator('nav > ul').filter({ visible: true });
      await page.route('**/*.woff2', (route) =>
        route.fulfill({ contentType: 'font/woff2', body: '' }),
      );
      for (const size of ['', 'large', 'larger']) {
        await page.goto(localisePath('/', locale));
        await page.evaluate((chosen) => localStorage.setItem('text-size', chosen), size);
        await page.reload();
        await page.evaluate(() => document.fonts.ready);
        for (const width of [1366, 1280]) {
          await page.setViewportSize({ width, height: 768 });
          const tops = await bar
            .locator('> li')
            .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
          expect(tops.length, `${size} ${width}`).toBeGreaterThan(8);
          expect(new Set(tops).size, `${size} ${width}`).toBe(1);
        }
      }
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [360, 1366]) {
    test(`the tab named in the address is marked, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      const tabs = page
        .getByRole('navigation', { name: labelsFor('admissions', 'ml').admissionTabs })
        .getByRole('link');
      const marked = () =>
        tabs.evaluateAll((links) =>
          links.map(
            (link) =>
              getComputedStyle(link).backgroundImage + getComputedStyle(link).backgroundColor,
          ),
        );
      for (const [address, place] of [
        ['/ml/admissions', 0],
        ['/ml/admissions#fees-btech', 1],
        ['/ml/admissions#phd', 3],
        ['/ml/admissions/btech#mtech', 2],
      ] as const) {
        await page.goto('about:blank');
        await page.goto(address);
        const looks = await marked();
        expect(
          looks.map((look) => looks.filter((other) => other === look).length === 1).indexOf(true),
          address,
        ).toBe(place);
      }
    });
  }
});
