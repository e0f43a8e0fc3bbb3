import type { Page } from '@playwright/test';
import { getSite } from '#app/content/reading/site.server.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { type Locale, localisePath, otherLocale } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { DEPARTMENT_GROUPS, MENU_PARTS, QUICK_PORTALS } from '#tests/support/menu.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

const { portals } = getSite().college;

function phoneMenu(page: Page, locale: Locale = 'en') {
  const messages = messagesFor(locale);
  const dialog = page.getByRole('dialog', { name: messages.menu });
  return {
    toggle: page.getByRole('banner').getByRole('link', { name: messages.menu, exact: true }),
    dialog,
    close: dialog.getByRole('button', { name: messages.close }),
    section: (title: string) => dialog.locator('summary').and(page.getByText(title, { exact: true })),
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
  const labels = labelsFor(locale);

  test(`the menu contains every entry of the specification (${locale})`, async ({ page }) => {
    const menu = await openMenu(page, localisePath('/', locale), locale);
    await expect(menu.row(labels.home)).toHaveAttribute('href', localisePath('/', locale));
    for (const { title, hrefs } of MENU_PARTS) {
      const section = menu.section(title[locale]);
      await section.tap();
      if (hrefs.length === 0) for (const group of DEPARTMENT_GROUPS) await menu.section(group.title[locale]).tap();
      const external = title.en === 'Quick Links' ? QUICK_PORTALS.map((name) => portals[name]) : [];
      const wanted = hrefs.length === 0 ? DEPARTMENT_GROUPS.flatMap((group) => group.hrefs) : hrefs;
      const rows = section.locator('..').getByRole('link');
      await expect(rows).toHaveCount(wanted.length + external.length);
      const found = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(found).toEqual([...wanted.map((href) => localisePath(href, locale)), ...external]);
    }
  });

  test(`the menu has a Login link that opens the portal in a new tab, as announced (${locale})`, async ({ page }) => {
    const { row } = await openMenu(page, localisePath('/', locale), locale);
    const login = row(`${messages.login} (${messages.opensInNewTab})`).last();
    await expect(login).toBeVisible();
    await expect(login).toHaveAttribute('href', portals.login);
    await expect(login).toHaveAttribute('target', '_blank');
    await expect(login).toHaveAttribute('rel', 'noopener noreferrer');
  });

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

test('Menu opens a dialog that fills the screen and makes the page behind it inert', async ({ page }) => {
  const { dialog } = await openMenu(page, '/');
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await expect(dialog).toBeFocused();
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a')?.focus());
  await expect(dialog).toBeFocused();
});

test('Close closes the menu and returns the focus to Menu', async ({ page }) => {
  const { dialog, close, toggle } = await openMenu(page, '/');
  await close.tap();
  await expect(dialog).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('Escape closes the menu and returns the focus to Menu', async ({ page }) => {
  const { dialog, toggle } = await openMenu(page, '/');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('Enter on Menu opens it too', async ({ page }) => {
  await openLive(page, '/');
  const { toggle, dialog } = phoneMenu(page);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/');
});

for (const key of ['Tab', 'Shift+Tab']) {
  test(`${key} moves the focus through the menu and never to the page behind it`, async ({ page }) => {
    const { dialog } = await openMenu(page, '/');
    const controls = await dialog.locator('summary:visible, a:visible, button:visible').count();
    const visited = new Set<string>();
    // One full cycle and a few more steps.
    for (let step = 0; step < controls + 3; step += 1) {
      await page.keyboard.press(key);
      const place = await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement === document.body) return 'the browser';
        return activeElement?.closest('dialog') ? `menu: ${activeElement.textContent}` : `behind: ${activeElement?.outerHTML}`;
      });
      expect(place).not.toMatch(/^behind/);
      visited.add(place);
    }
    visited.delete('the browser');
    visited.delete('menu: ');
    expect(visited.size).toBeGreaterThanOrEqual(controls);
  });
}

test('sections open and close independently', async ({ page }) => {
  const { section, row } = await openMenu(page, '/');
  await section('About').tap();
  await section('Research').tap();
  await expect(row('History')).toBeVisible();
  await expect(row('Publications')).toBeVisible();
  await section('About').tap();
  await expect(row('History')).toBeHidden();
  await expect(row('Publications')).toBeVisible();
});

test('groups of departments open and close independently', async ({ page }) => {
  const { section, row } = await openMenu(page, '/');
  await section('Departments').tap();
  await section('Engineering Departments').tap();
  await section('Non-Engineering Departments').tap();
  await expect(row('Computer Science')).toBeVisible();
  await expect(row('Mathematics')).toBeVisible();
  await section('Engineering Departments').tap();
  await expect(row('Computer Science')).toBeHidden();
  await expect(row('Mathematics')).toBeVisible();
});

test('choosing a link closes the menu and opens its page', async ({ page }) => {
  const { section, row, dialog } = await openMenu(page, '/');
  await section('About').tap();
  await row(fillIn(messagesFor('en').wholePage, { title: 'About' })).tap();
  await expect(page).toHaveURL('/about');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('choosing a section of the same page closes the menu and shows the section', async ({ page }) => {
  const { section, row, dialog } = await openMenu(page, '/about');
  await section('About').tap();
  await row('Achievements').tap();
  await expect(page).toHaveURL('/about#achievements');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Achievements' })).toBeInViewport();
});
