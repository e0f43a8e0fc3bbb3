import type { Page } from '@playwright/test';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { layoutShift, watchShifts } from '#tests/support/layout-shift.ts';
import { darkSwitch } from '#tests/support/site-page.ts';
import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';

/** The storage key in the specification, section 3. */
const KEY = 'theme';

const root = (page: Page) => page.locator('html');
/** Stores a value before any page of the test runs. */
async function storeBeforehand(page: Page, value: string): Promise<void> {
  await page.addInitScript(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [KEY, value],
  );
}

testInOwnTab('moving through the site keeps the theme', async ({ page }) => {
  await storeBeforehand(page, 'dark');
  await openLive(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about#overview');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  const language = page
    .getByRole('banner')
    .getByRole('link', { name: messagesFor('en').otherLanguage, exact: true });
  await language.click();
  await expect(page).toHaveURL('/ml/about#overview');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
});

for (const theme of ['light', 'dark']) {
  testInOwnTab(
    `a stored ${theme} theme, text size and contrast apply before the first paint, without a flash, and nothing moves`,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
      await storeBeforehand(page, theme);
      await watchShifts(page);
      await page.addInitScript(() => {
        localStorage.setItem('text-size', 'large');
        localStorage.setItem('contrast', 'high');
        const seen: { when: string; looks: string }[] = [];
        Object.assign(window, { seen });
        const looksOf = ({ theme, textSize, contrast }: DOMStringMap) =>
          `${theme} ${textSize} ${contrast}`;
        const note = (when: string) =>
          seen.push({ when, looks: looksOf(document.documentElement.dataset) });
        // The body's first element is parsed before there is anything to paint.
        const body = new MutationObserver(() => {
          if (!document.body) return;
          body.disconnect();
          note('body');
          new MutationObserver(() => note('change')).observe(document.documentElement, {
            attributeFilter: ['data-theme', 'data-text-size', 'data-contrast'],
          });
        });
        body.observe(document, { childList: true, subtree: true });
        document.addEventListener('DOMContentLoaded', () => note('parsed'));
        new PerformanceObserver(() => note('paint')).observe({ type: 'paint', buffered: true });
      });
      await openLive(page, '/');
      await expect(root(page)).toHaveAttribute('data-theme', theme);
      const seen = await page.evaluate(
        () => (window as typeof window & { seen: { when: string; looks: string }[] }).seen,
      );
      expect(seen.map(({ when }) => when)).toEqual(
        expect.arrayContaining(['body', 'parsed', 'paint']),
      );
      expect(new Set(seen.map(({ looks }) => looks))).toEqual(new Set([`${theme} large high`]));
      expect(await layoutShift(page)).toBeLessThan(0.01);
    },
  );
}

test('a damaged stored theme is ignored: the theme is light and can be switched', async ({
  page,
}) => {
  await openLive(page, '/');
  for (const value of ['', 'purple', 'DARK', '{"theme":"dark"}', '\u0000']) {
    await page.evaluate(([key, text]) => localStorage.setItem(key ?? '', text ?? ''), [KEY, value]);
    await openLive(page, '/');
    await expect(root(page), value).toHaveAttribute('data-theme', 'light');
    await darkSwitch(page, 'en').click();
    await expect(root(page), value).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('dark');
  }
});
