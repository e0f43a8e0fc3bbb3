import { expect, openLive, testInOwnTab } from '#tests/support/test.ts';

testInOwnTab.use({ timezoneId: 'America/New_York' });

testInOwnTab('in a browser in another time zone days are those of India', async ({ page }) => {
  // 3 January in New York, 4 January in Kerala.
  await page.clock.setFixedTime('2027-01-03T18:30:00Z');
  await openLive(page, '/admissions');
  await expect(
    page
      .locator('#current [data-stream="phd"]')
      .getByText('Open, closes tomorrow at 5 pm', { exact: true }),
  ).toBeVisible();
});
