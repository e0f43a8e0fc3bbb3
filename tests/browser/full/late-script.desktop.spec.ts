import { followFooter } from '#tests/support/site-page.ts';
import { expect, test, testInOwnTab } from '#tests/support/test.ts';

// On a line that fails.
test.use({ expectedMessages: [/ERR_FAILED/] });

testInOwnTab(
  'where the script of a page does not come, what it does is offered only when it has come after all',
  async ({ page }) => {
    await page.route(/\/assets\/page-/, (route) => route.abort());
    await page.goto('/faculty');
    const choices = page.getByRole('main').getByRole('combobox');
    await expect(choices).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    // The line is there again.
    await page.unrouteAll();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(choices.first()).toBeVisible();
    await choices.first().selectOption({ index: 1 });
    await expect(page).toHaveURL(/\?department=/);
    await followFooter(page, '/contact');
  },
);
