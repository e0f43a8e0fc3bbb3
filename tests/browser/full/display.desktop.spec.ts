import type { Page } from '@playwright/test';
import { localisePath } from '#app/i18n/locale.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { darkSwitch, displayOf, openDisplay } from '#tests/support/site-page.ts';
import { expect, openLive, test, testInOwnTab, waitUntilLive } from '#tests/support/test.ts';

const WHITE = 'rgb(255, 255, 255)';
const BLACK = 'rgb(0, 0, 0)';
const IVORY = 'rgb(251, 250, 246)';

const root = (page: Page) => page.locator('html');
const stored = (page: Page) =>
  page.evaluate(() => ({
    size: localStorage.getItem('text-size'),
    contrast: localStorage.getItem('contrast'),
  }));

/** On the laptop in English, on the phone in Malayalam. */
const SCREENS = { en: { width: 1366, height: 768 }, ml: { width: 390, height: 844 } };

for (const locale of PUBLISHED) {
  test(`text size and contrast apply to every page, also after a reload, and can be reset (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize(SCREENS[locale]);
    await openLive(page, localisePath('/about', locale));
    let tool = await openDisplay(page, locale);
    await expect(tool.size('normal')).toBeChecked();
    await tool.size('larger').check();
    await expect(root(page)).toHaveCSS('font-size', '20px');
    await tool.contrast('high').check();
    await expect(page.locator('body')).toHaveCSS('color', BLACK);
    await expect(root(page)).toHaveCSS('background-color', WHITE);
    await expect(tool.said).toHaveText(tool.words.kept);
    expect(await stored(page)).toEqual({ size: 'larger', contrast: 'high' });
    await page.keyboard.press('Escape');
    await expect(tool.dialog).toBeHidden();

    // To another page inside the app, and to one in the other language, which is loaded in full.
    const footer = page.getByRole('contentinfo');
    // On phones its links are folded.
    if (locale === 'ml') await footer.locator('summary').first().click();
    await footer.locator('a[href*="/research"]').first().click();
    await expect(page).toHaveURL(/\/research/);
    await expect(root(page)).toHaveCSS('font-size', '20px');
    for (const address of [
      localisePath('/admissions', locale === 'en' ? 'ml' : 'en'),
      localisePath('/', locale),
    ]) {
      await page.goto(address);
      await expect(root(page)).toHaveCSS('font-size', '20px');
      await expect(root(page)).toHaveCSS('background-color', WHITE);
    }
    await page.reload();
    await waitUntilLive(page);
    tool = await openDisplay(page, locale);
    await expect(tool.size('larger')).toBeChecked();
    await expect(tool.contrast('high')).toBeChecked();
    await tool.reset.click();
    await expect(tool.said).toHaveText(tool.words.wasReset);
    await expect(root(page)).toHaveCSS('font-size', '16px');
    await expect(root(page)).toHaveCSS('background-color', IVORY);
    expect(await stored(page)).toEqual({ size: null, contrast: null });
  });

  test(`at every text size the name in the header does not overlap the tools, and the menu fits (${locale})`, async ({
    page,
  }) => {
    await page.goto(localisePath('/about', locale));
    await page.evaluate(() => document.fonts.ready);
    for (const size of ['normal', 'large', 'larger']) {
      await root(page).evaluate(
        (element, value) => element.setAttribute('data-text-size', value),
        size,
      );
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const room = await page.getByRole('banner').evaluate((header) => {
          const names = [...header.querySelectorAll('a span[lang] > span')]
            .map((name) => name.getBoundingClientRect())
            .filter((box) => box.width > 0);
          const tools = header.querySelector('a[hreflang]')?.parentElement?.getBoundingClientRect();
          const bar = header.firstElementChild?.getBoundingClientRect();
          if (!tools || !bar || names.length !== 2)
            throw new Error('The header has not the shape this test knows');
          return {
            beside: tools.left - Math.max(...names.map(({ right }) => right)),
            below: bar.bottom - Math.max(...names.map(({ bottom }) => bottom)),
            sideways: window.innerWidth - document.documentElement.scrollWidth,
          };
        });
        expect(
          Math.min(...Object.values(room)),
          `${size}, ${width} px: ${JSON.stringify(room)}`,
        ).toBeGreaterThanOrEqual(0);
      }
    }
  });
}

testInOwnTab(
  'high contrast is light in the light theme and dark in the dark one, and both settings are independent (en)',
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('contrast', 'high'));
    await openLive(page, '/');
    await expect(root(page)).toHaveCSS('background-color', WHITE);
    await darkSwitch(page, 'en').click();
    await expect(root(page)).toHaveCSS('background-color', BLACK);
    const tool = await openDisplay(page, 'en');
    await tool.contrast('usual').check();
    await expect(root(page)).toHaveCSS('background-color', 'rgb(15, 21, 18)');
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  },
);

test('the contrast setting of the device is used unless the visitor chooses the usual contrast (en)', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  await openLive(page, '/');
  await expect(root(page)).toHaveCSS('background-color', WHITE);
  const tool = await openDisplay(page, 'en');
  await tool.contrast('usual').check();
  await expect(root(page)).toHaveCSS('background-color', IVORY);
  await page.reload();
  await expect(root(page)).toHaveCSS('background-color', IVORY);
});

test('by keyboard the tool opens with the focus on its heading, closes by Escape, and the focus returns (en)', async ({
  page,
}) => {
  await openLive(page, '/about');
  await expect(page.locator(':focus')).toHaveCount(0);
  const tool = displayOf(page);
  await tool.inHead.focus();
  await page.keyboard.press('Enter');
  await expect(tool.dialog.getByRole('heading', { name: tool.words.title })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tool.size('normal')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tool.size('large')).toBeChecked();
  await expect(root(page)).toHaveCSS('font-size', '18px');
  await page.keyboard.press('Escape');
  await expect(tool.dialog).toBeHidden();
  await expect(tool.inHead).toBeFocused();
});

testInOwnTab(
  'without browser storage a choice applies until the page is closed, as the tool states; damaged values are ignored (en)',
  async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('text-size', 'purple');
      localStorage.setItem('contrast', '{"high":true}');
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await openLive(page, '/');
    await expect(root(page)).toHaveCSS('font-size', '16px');
    await expect(root(page)).toHaveCSS('background-color', IVORY);
    const tool = await openDisplay(page, 'en');
    await tool.size('small').check();
    await expect(root(page)).toHaveCSS('font-size', '15px');
    await expect(tool.said).toHaveText(tool.words.lost);
  },
);

test('the privacy page lists everything that the site stores on the device (en)', async ({
  page,
}) => {
  await openLive(page, '/admissions/my-admission');
  await darkSwitch(page, 'en').click();
  const tool = await openDisplay(page, 'en');
  await tool.size('large').check();
  await tool.contrast('high').check();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('checkbox').first().check();
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(keys).toEqual(['contrast', 'papers', 'text-size', 'theme']);
  for (const locale of PUBLISHED) {
    await page.goto(localisePath('/privacy', locale));
    for (const key of keys)
      await expect(
        page.getByRole('main').locator('strong').getByText(key, { exact: true }),
      ).toBeVisible();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('text size and contrast can be changed for the current page (ml)', async ({ page }) => {
    await page.goto('/ml/about');
    const tool = displayOf(page, 'ml');
    await tool.inHead.click();
    await expect(tool.dialog.getByText(tool.words.withoutScripts)).toBeVisible();
    await expect(tool.dialog.getByText(tool.words.willBeKept)).toBeHidden();
    await tool.size('large').check();
    await expect(root(page)).toHaveCSS('font-size', '18px');
    await tool.contrast('high').check();
    await expect(root(page)).toHaveCSS('background-color', WHITE);
    await expect(tool.reset).toBeHidden();
    await tool.size('normal').check();
    await expect(root(page)).toHaveCSS('font-size', '16px');
  });
});
