import type { Page } from '@playwright/test';
import { localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { LONGER_WORDS } from '#tests/support/languages.ts';
import { searchOf } from '#tests/support/search.ts';
import { holdBack } from '#tests/support/site-page.ts';
import { expect, test, waitUntilLive } from '#tests/support/test.ts';

/** As on a slow line, where a visitor presses while the script of the page is on its way. */
async function openBeforeScripts(page: Page, address: string): Promise<() => void> {
  const comes = await holdBack(page, '**/assets/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  return comes;
}

for (const locale of LONGER_WORDS) {
  const messages = messagesFor(locale);
  const open = (page: Page, path: string) => openBeforeScripts(page, localisePath(path, locale));

  test(`the first tap on Menu opens the menu, which is a dialog once the script has come (${locale})`, async ({
    page,
  }) => {
    const comes = await open(page, '/about');
    await page.getByRole('banner').getByRole('button', { name: messages.menu, exact: true }).tap();
    await expect(page.locator('[data-menu]')).toBeVisible();
    comes();
    await waitUntilLive(page);
    await expect(page.getByRole('dialog', { name: messages.menu })).toBeVisible();
  });

  test(`the first tap on Search opens the window, and what is typed is searched once the script has come (${locale})`, async ({
    page,
  }) => {
    const comes = await open(page, '/about');
    const { button, overlay, box, options } = searchOf(page, locale);
    await button.tap();
    await expect(overlay).toBeVisible();
    await overlay.locator('input').fill('libr');
    comes();
    await expect(options.first()).toBeVisible();
    await expect(box).toHaveValue('libr');
  });
}
