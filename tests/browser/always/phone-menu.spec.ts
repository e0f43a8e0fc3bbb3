import type { Page } from '@playwright/test';
import { expect, openLive, test } from '#tests/support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

async function openMenu(page: Page, address: string) {
  await openLive(page, address);
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  await toggle.tap();
  await expect(dialog).toBeVisible();
  return {
    toggle,
    dialog,
    section: (title: string) => dialog.getByText(title, { exact: true }),
    row: (name: string) => dialog.getByRole('link', { name }),
  };
}

test('Menu opens a dialog that fills the screen, with the page behind it inert; Close and Escape return the focus', async ({
  page,
}) => {
  const { dialog, toggle } = await openMenu(page, '/');
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a')?.focus());
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(dialog).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
});

test('sections and groups open and close independently', async ({ page }) => {
  const { section, row } = await openMenu(page, '/');
  await section('About').tap();
  await section('Research').tap();
  await expect(row('History')).toBeVisible();
  await section('About').tap();
  await expect(row('History')).toBeHidden();
  await expect(row('Publications')).toBeVisible();
  await section('Departments').tap();
  await section('Engineering Departments').tap();
  await section('Non-Engineering Departments').tap();
  await section('Engineering Departments').tap();
  await expect(row('Computer Science')).toBeHidden();
  await expect(row('Mathematics')).toBeVisible();
});

test('a section of the same page closes the menu and is shown', async ({ page }) => {
  const { section, row, dialog } = await openMenu(page, '/about');
  await section('About').tap();
  await row('Achievements').tap();
  await expect(page).toHaveURL('/about#achievements');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Achievements' })).toBeInViewport();
});

test('Login opens the portal in a new tab', async ({ page }) => {
  const { row } = await openMenu(page, '/');
  const login = row('Login (opens in a new tab)').last();
  await expect(login).toBeVisible();
  await expect(login).toHaveAttribute('href', 'https://portal.college.example/login');
  await expect(login).toHaveAttribute('target', '_blank');
  await expect(login).toHaveAttribute('rel', 'noopener noreferrer');
});

for (const [address, menu] of [
  ['/', 'Menu'],
  ['/ml/', 'മെനു'],
] as const)
  test(`what is opened goes to the top edge, with at least five of its rows in sight (${address})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openLive(page, address);
    await page.getByRole('banner').getByRole('button', { name: menu, exact: true }).tap();
    const sections = page.getByRole('dialog').locator('nav > ul > li > details');
    expect(await sections.count()).toBe(8);
    for (const section of await sections.all()) {
      await section.locator('> summary').tap();
      const fifth = section.locator('> ul > li:nth-child(-n + 5)').last();
      await expect
        .poll(() =>
          fifth.evaluate((row) => {
            const opened = row.closest('details');
            const head = row.closest('[data-menu]')?.firstElementChild;
            const [top = 0, edge] = [
              opened?.getBoundingClientRect().top,
              head?.getBoundingClientRect().bottom,
            ];
            return [Math.round(top) === edge, row.getBoundingClientRect().bottom <= innerHeight];
          }),
        )
        .toEqual([true, true]);
      await section.locator('> summary').tap();
    }
  });
