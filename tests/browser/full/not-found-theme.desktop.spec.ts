import { localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, test } from '#tests/support/test.ts';

// The page starts no app. The browser logs a page with status 404.
test.use({ expectedMessages: [/^Failed to load resource: .* 404/] });

for (const locale of ONE_LANGUAGE) {
  test(`on the not-found page the theme can be switched too, and the choice is saved (${locale})`, async ({ page }) => {
    const { darkTheme, lightTheme } = messagesFor(locale);
    await page.goto(localisePath('/no-such-page', locale));
    await page.getByRole('button', { name: darkTheme, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: lightTheme, exact: true })).toBeVisible();
    await page.goto(localisePath('/about', locale));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}
