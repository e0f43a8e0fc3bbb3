import type { Page } from '@playwright/test';
import type { Locale } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';

/** The storage key in the specification, section 3. */
const KEY = 'theme';

const root = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** The visible switches: in the header, or in the open menu of a phone. */
async function themeSwitch(page: Page, locale: Locale = 'en') {
  const messages = messagesFor(locale);
  const menu = page.getByRole('banner').getByRole('link', { name: messages.menu, exact: true });
  if (await menu.isVisible()) await menu.click();
  return {
    toDark: page.getByRole('button', { name: messages.darkTheme, exact: true }),
    toLight: page.getByRole('button', { name: messages.lightTheme, exact: true }),
  };
}

/** Stores a value before any page of the test runs. */
async function storeBeforehand(page: Page, value: string): Promise<void> {
  await page.addInitScript(([key, text]) => localStorage.setItem(key ?? '', text ?? ''), [KEY, value]);
}

testInOwnTab('moving through the site keeps the theme', async ({ page }) => {
  await storeBeforehand(page, 'dark');
  await openLive(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about#overview');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  const language = page.getByRole('banner').getByRole('link', { name: messagesFor('en').otherLanguage, exact: true });
  await expect(language).toHaveAttribute('href', '/ml/about#overview');
  await language.click();
  await expect(page).toHaveURL('/ml/about#overview');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
});

for (const theme of ['light', 'dark']) {
  testInOwnTab(`a stored ${theme} theme applies before the first paint, without a flash`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
    await storeBeforehand(page, theme);
    await page.addInitScript(() => {
      const seen: { when: string; theme: string | undefined }[] = [];
      Object.assign(window, { seen });
      const note = (when: string) => seen.push({ when, theme: document.documentElement?.dataset.theme });
      // The body's first element is parsed before there is anything to paint.
      const body = new MutationObserver(() => {
        if (!document.body) return;
        body.disconnect();
        note('body');
        new MutationObserver(() => note('change')).observe(document.documentElement, { attributeFilter: ['data-theme'] });
      });
      body.observe(document, { childList: true, subtree: true });
      document.addEventListener('DOMContentLoaded', () => note('parsed'));
      new PerformanceObserver(() => note('paint')).observe({ type: 'paint', buffered: true });
    });
    await openLive(page, '/');
    await expect(root(page)).toHaveAttribute('data-theme', theme);
    const seen = await page.evaluate(() => (window as typeof window & { seen: { when: string; theme: string }[] }).seen);
    expect(seen.map(({ when }) => when)).toEqual(expect.arrayContaining(['body', 'parsed', 'paint']));
    expect(seen.map(({ theme: found }) => found)).toEqual(seen.map(() => theme));
  });
}

for (const value of ['', 'purple', 'DARK', '{"theme":"dark"}', '\u0000']) {
  test(`a stored ${JSON.stringify(value)} is ignored: the theme is light and can be switched`, async ({ page }) => {
    await openLive(page, '/');
    await page.evaluate(([key, text]) => localStorage.setItem(key ?? '', text ?? ''), [KEY, value]);
    await openLive(page, '/');
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await (await themeSwitch(page)).toDark.click();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page)).toBe('dark');
  });
}

/** Ways in which a browser can deny storage; each runs in the page. */
const DENIALS = {
  'refuses to be read and written': () => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: deny, setItem: deny });
  },
  'is not there at all': () => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

test.describe('denied storage', () => {
  // The router logs that it cannot save scroll positions; the theme logs nothing.
  test.use({ expectedMessages: [/^SecurityError: denied$/] });

  for (const [denial, deny] of Object.entries(DENIALS)) {
    testInOwnTab(`the theme can be switched where the browser's storage ${denial}`, async ({ page }) => {
      await page.addInitScript(deny);
      await openLive(page, '/');
      await expect(root(page)).toHaveAttribute('data-theme', 'light');
      const { toDark, toLight } = await themeSwitch(page);
      await toDark.click();
      await expect(root(page)).toHaveAttribute('data-theme', 'dark');
      await toLight.click();
      await expect(root(page)).toHaveAttribute('data-theme', 'light');
    });
  }
});
