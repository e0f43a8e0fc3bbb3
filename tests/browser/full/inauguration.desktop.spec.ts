import type { Locator, Page } from '@playwright/test';
import { labelsFor } from '#app/content/labels.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

/** Screen sizes of common projectors. */
const SCREENS = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

/** The lamp, its flames, and what is shown when it is lit. */
function ceremony(page: Page, locale: Locale) {
  const labels = labelsFor('inauguration', locale);
  return {
    lamp: page.getByRole('checkbox', { name: labels.lightLamp, exact: true }),
    flames: page.locator('svg .flame'),
    way: page.getByRole('link', { name: labels.enterSite, exact: true }),
  };
}

async function expectLit({ lamp, flames, way }: ReturnType<typeof ceremony>): Promise<void> {
  await expect(lamp).toBeChecked();
  for (const part of [flames.first(), flames.last(), way])
    await expect(part).toHaveCSS('opacity', '1');
  await expect(way).toBeInViewport();
}

for (const locale of ONE_LANGUAGE) {
  const labels = labelsFor('inauguration', locale);
  const address = localisePath('/inaguration', locale);

  test(`a click, Enter and the space bar light the lamp, which is announced, and shows the link to the home page, with no axe finding in any theme (${locale})`, async ({
    page,
  }) => {
    for (const light of [
      (lamp: Locator) => lamp.click(),
      (lamp: Locator) => lamp.press('Enter'),
      (lamp: Locator) => lamp.press(' '),
    ]) {
      await openLive(page, address);
      const parts = ceremony(page, locale);
      await expect(parts.lamp).not.toBeChecked();
      await expect(page.getByRole('status')).toBeEmpty();
      for (const part of [parts.flames.first(), parts.way])
        await expect(part).toHaveCSS('opacity', '0');
      await light(parts.lamp);
      await expectLit(parts);
      await expect(page.getByRole('status')).toHaveText(labels.lampLit);
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await axeFindings(page)).toEqual([]);
    await ceremony(page, locale).way.click();
    await expect(page).toHaveURL(localisePath('/', locale));
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test(`all of the inauguration fits the screen of a projector before and after the lamp is lit (${locale})`, async ({
    page,
  }) => {
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await openLive(page, address);
      const parts = ceremony(page, locale);
      const expectToFit = async () => {
        const over = await page.evaluate(() => [
          document.documentElement.scrollWidth - window.innerWidth,
          document.documentElement.scrollHeight - window.innerHeight,
        ]);
        expect(Math.max(...over), `at ${screen.width} px`).toBeLessThanOrEqual(0);
        for (const part of [page.getByRole('heading', { level: 1 }), parts.lamp, parts.way])
          await expect(part).toBeInViewport({ ratio: 1 });
      };
      await expectToFit();
      await parts.lamp.press('Enter');
      await expectLit(parts);
      await expectToFit();
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`the lamp can be lit, and the link to the site opens the home page (${locale})`, async ({
      page,
    }) => {
      await page.goto(address);
      const parts = ceremony(page, locale);
      await parts.lamp.click();
      await expectLit(parts);
      await parts.way.click();
      await expect(page).toHaveURL(localisePath('/', locale));
    });
  });
}
