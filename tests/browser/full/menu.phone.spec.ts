import type { Page } from '@playwright/test';
import { type Locale, localisePath, otherLocale } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

function phoneMenu(page: Page, locale: Locale = 'en') {
  const messages = messagesFor(locale);
  const dialog = page.getByRole('dialog', { name: messages.menu });
  return {
    toggle: page.getByRole('banner').getByRole('button', { name: messages.menu, exact: true }),
    dialog,
    close: dialog.getByRole('button', { name: messages.close }),
    section: (title: string) => dialog.getByText(title, { exact: true }),
    row: (name: string) => dialog.getByRole('link', { name }),
  };
}

async function openMenu(page: Page, address: string, locale: Locale = 'en') {
  await openLive(page, address);
  const menu = phoneMenu(page, locale);
  await menu.toggle.tap();
  await expect(menu.dialog).toBeVisible();
  return menu;
}

for (const locale of ONE_LANGUAGE) {
  const messages = messagesFor(locale);

  test(`the menu links to the same page in the other language (${locale})`, async ({ page }) => {
    const { row, dialog } = await openMenu(page, localisePath('/about#history', locale), locale);
    const other = otherLocale(locale);
    await expect(row(messages.otherLanguage)).toHaveAttribute('lang', other);
    await row(messages.otherLanguage).tap();
    await expect(page).toHaveURL(localisePath('/about#history', other));
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(dialog).toBeHidden();
  });

  test(`the menu switches the theme and stays open (${locale})`, async ({ page }) => {
    const { dialog } = await openMenu(page, localisePath('/', locale), locale);
    await dialog.getByRole('button', { name: messages.darkTheme }).tap();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(dialog.getByRole('button', { name: messages.lightTheme })).toBeVisible();
  });
}

for (const key of ['Tab', 'Shift+Tab']) {
  test(`${key} moves the focus through the menu and never to the page behind it`, async ({
    page,
  }) => {
    const { dialog } = await openMenu(page, '/');
    const controls = await dialog.locator('summary:visible, a:visible, button:visible').count();
    const visited = new Set<string>();
    // One full cycle and a few more steps.
    for (let step = 0; step < controls + 3; step += 1) {
      await page.keyboard.press(key);
      const place = await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement === document.body) return 'the browser';
        return activeElement?.closest('[data-menu]')
          ? `menu: ${activeElement.textContent}`
          : `behind: ${activeElement?.outerHTML}`;
      });
      expect(place).not.toMatch(/^behind/);
      visited.add(place);
    }
    visited.delete('the browser');
    visited.delete('menu: ');
    expect(visited.size).toBeGreaterThanOrEqual(controls);
  });
}
