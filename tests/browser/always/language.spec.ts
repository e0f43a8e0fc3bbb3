import { expect, openLive, test, waitUntilLive } from '#tests/support/test.ts';

test('the link to the other language keeps the fragment and the query, and both pages link to each other', async ({ page }) => {
  const header = page.getByRole('banner');
  await openLive(page, '/about#history');
  await header.getByRole('link', { name: 'മലയാളം', exact: true }).click();
  await expect(page).toHaveURL('/ml/about#history');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ml');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0d00-\u0d7f]/);
  await waitUntilLive(page);
  await header.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL('/about#history');
  await openLive(page, '/admissions?fee=btech&category=sc#fees-btech');
  await header.getByRole('link', { name: 'മലയാളം', exact: true }).click();
  await expect(page).toHaveURL('/ml/admissions?fee=btech&category=sc#fees-btech');
});
