import { localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

for (const locale of ONE_LANGUAGE) {
  test(`the first Tab stop skips the header and goes to the content (${locale})`, async ({ page }) => {
    await openLive(page, localisePath('/about', locale));
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: messagesFor(locale).skipToContent });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
}
