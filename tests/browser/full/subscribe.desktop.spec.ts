import { labelsFor } from '#app/content/labels.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

test('a click on a data file downloads the file and keeps the page', async ({ page }) => {
  await openLive(page, '/help/open-data');
  const { fees } = labelsFor('open-data', 'en').datasets;
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: `${fees.title}, CSV` }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('fees.csv');
  await expect(page).toHaveURL('/help/open-data');
});
