import type { Page } from '@playwright/test';
import type { Locale } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

const languageLink = (page: Page, locale: Locale) => page.getByRole('banner').getByRole('link', { name: messagesFor(locale).otherLanguage, exact: true });

test('the language link changes when the visitor goes to another section of the page', async ({ page }) => {
  await openLive(page, '/about');
  await expect(languageLink(page, 'en')).toHaveAttribute('href', '/ml/about');
  await page.evaluate(() => {
    window.location.hash = 'vision';
  });
  await expect(languageLink(page, 'en')).toHaveAttribute('href', '/ml/about#vision');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the language link works in both directions', async ({ page }) => {
    await page.goto('/about');
    await languageLink(page, 'en').click();
    await expect(page).toHaveURL('/ml/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ml');
    await languageLink(page, 'ml').click();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
