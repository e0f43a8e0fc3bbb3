import { expect, openLive, testInOwnTab } from '#tests/support/test.ts';

testInOwnTab(
  'the theme and the ticks chosen in one tab apply in the other, and none are lost',
  async ({ page, context }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) await openLive(tab, '/admissions/my-admission');
    const papers = (tab: typeof page) => tab.getByRole('main').getByRole('checkbox');
    await papers(page).nth(0).check();
    await expect(papers(other).nth(0)).toBeChecked();
    await papers(other).nth(1).check();
    await expect(papers(page).nth(1)).toBeChecked();
    await expect(papers(page).nth(0)).toBeChecked();

    const button = (tab: typeof page, name: string) =>
      tab.getByRole('banner').getByRole('button', { name, exact: true }).first();
    await button(page, 'Dark theme').click();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await button(other, 'Light theme').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(button(page, 'Dark theme')).toBeVisible();

    // Clearing the storage removes the ticks in both.
    await other.evaluate(() => localStorage.clear());
    await expect(papers(page).nth(0)).not.toBeChecked();
  },
);
