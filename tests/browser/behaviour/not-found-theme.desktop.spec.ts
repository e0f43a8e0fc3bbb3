import { messagesFor } from '#app/i18n/messages.ts';
import { expect, test } from '#tests/support/test.ts';

// On phones the switch is in the menu, which needs the app; the page only applies the saved theme there.
// The browser logs a page with status 404.
test.use({ expectedMessages: [/^Failed to load resource: .* 404/] });

test('on the not-found page the theme can be switched too, and the choice is saved', async ({ page }) => {
  const { darkTheme, lightTheme } = messagesFor('en');
  await page.goto('/no-such-page');
  await page.getByRole('button', { name: darkTheme, exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: lightTheme, exact: true })).toBeVisible();
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
