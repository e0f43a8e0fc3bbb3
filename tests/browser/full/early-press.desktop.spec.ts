import type { Page } from '@playwright/test';
import { localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { darkSwitch, displayOf, holdBack } from '#tests/support/site-page.ts';
import { expect, test, waitUntilLive } from '#tests/support/test.ts';

const holdScripts = (page: Page) => holdBack(page, '**/assets/start-*.js');

for (const locale of ONE_LANGUAGE) {
  const messages = messagesFor(locale);

  test(`a press before the scripts load is not lost: it takes effect once, when they load (${locale})`, async ({
    page,
  }) => {
    const letGo = await holdScripts(page);
    await page.goto(localisePath('/about', locale));
    const toDark = darkSwitch(page, locale);
    // Several clicks.
    await toDark.click();
    await toDark.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    letGo();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await waitUntilLive(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: messages.lightTheme, exact: true })
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test(`a text size chosen before the scripts load applies immediately and is saved when they load, and one is reset likewise (${locale})`, async ({
    page,
  }) => {
    const letGo = await holdScripts(page);
    await page.goto(localisePath('/about', locale));
    const display = displayOf(page, locale);
    await display.inFoot.click();
    await display.size('larger').check();
    await expect(page.locator('html')).toHaveCSS('font-size', '20px');
    letGo();
    await expect(display.said).toHaveText(display.words.kept);
    await expect(page.locator('html')).toHaveCSS('font-size', '20px');
    await page.unrouteAll();
    const letGoAgain = await holdScripts(page);
    await page.reload();
    await expect(page.locator('html')).toHaveCSS('font-size', '20px');
    await display.inFoot.click();
    await display.reset.click();
    letGoAgain();
    await expect(page.locator('html')).toHaveCSS('font-size', '16px');
    expect(await page.evaluate(() => localStorage.getItem('text-size'))).toBeNull();
  });
}

test('a search submitted before the scripts load runs when they load, and no server receives the query', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/search');
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('hostel');
  await box.press('Enter');
  await expect(page).toHaveURL('/search#q=hostel');
  letGo();
  await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
  await expect(box).toHaveValue('hostel');
  expect(asked.filter((url) => !/^(?:\?start=[\w-]+)?$/.test(new URL(url).search))).toEqual([]);
});
