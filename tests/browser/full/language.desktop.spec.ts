import type { Page } from '@playwright/test';
import { LOCALES, type Locale, localisePath, otherLocale } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { expect, openLive, test, waitUntilLive } from '#tests/support/test.ts';

const ADDRESSES = ['/', '/about', '/about#history', '/administrative/rti', '/admissions#mtech', '/sitemap'];

const languageLink = (page: Page, locale: Locale) => page.getByRole('banner').getByRole('link', { name: messagesFor(locale).otherLanguage, exact: true });

for (const locale of LOCALES) {
  const other = otherLocale(locale);

  for (const address of ADDRESSES) {
    test(`the language link of ${localisePath(address, locale)} opens the same page and section in the other language`, async ({ page }) => {
      await openLive(page, localisePath(address, locale));
      await languageLink(page, locale).click();
      await expect(page).toHaveURL(localisePath(address, other));
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    });
  }

  for (const address of ['/search#q=hostel', '/all-news?kind=admission', '/admissions?fee=btech&category=sc#fees-btech']) {
    test(`the language link of ${localisePath(address, locale)} keeps the choices in the address`, async ({ page }) => {
      await openLive(page, localisePath(address, locale));
      await languageLink(page, locale).click();
      await expect(page).toHaveURL(localisePath(address, other));
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    });
  }

  test(`the language link is named in, and marked with, its target language (from ${locale})`, async ({ page }) => {
    await page.goto(localisePath('/about', locale));
    const link = languageLink(page, locale);
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('lang', other);
    await expect(link).toHaveAttribute('hreflang', other);
  });

  test(`the language changes the title, the heading, the menu and the footer of the page (from ${locale})`, async ({ page }) => {
    await openLive(page, localisePath('/about', locale));
    const letters = { en: /^[^\u0d00-\u0d7f]+$/, ml: /[\u0d00-\u0d7f]/ };
    for (const language of [locale, other]) {
      if (language === other) await languageLink(page, locale).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(letters[language]);
      await expect(page).toHaveTitle(letters[language]);
      await expect(page.getByRole('contentinfo').getByRole('heading', { name: messagesFor(language).resources })).toBeVisible();
    }
  });
}

test('the language links of both pages link to each other', async ({ page }) => {
  await openLive(page, '/about#history');
  await languageLink(page, 'en').click();
  await expect(page).toHaveURL('/ml/about#history');
  // The other language is another document; its link includes the fragment after hydration.
  await waitUntilLive(page);
  await languageLink(page, 'ml').click();
  await expect(page).toHaveURL('/about#history');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 2, name: 'History' })).toBeInViewport();
});

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
