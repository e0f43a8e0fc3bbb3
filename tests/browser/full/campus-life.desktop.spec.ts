import { labelsFor } from '#app/content/labels.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';

const { partners } = getSite();

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  for (const { when, moment, isOver } of [
    { when: 'runs up to the last minute of its last day in India', moment: 'T23:59:00+05:30', isOver: false },
    { when: 'has ended once its last day is over in India', moment: 'T24:00:00+05:30', isOver: true },
  ]) {
    testInOwnTab(`an agreement ${when}`, async ({ page }) => {
      // A clock before the build shows the states of the build.
      const [partner] = partners.toSorted((a, b) => b.validUntil.localeCompare(a.validUntil));
      if (!partner) throw new Error('There is no partner');
      const { partnerEnded, partnerRunning } = labelsFor('en');
      await page.clock.setFixedTime(`${partner.validUntil}${moment}`);
      await openLive(page, '/partnerships');
      const cell = page.getByRole('listitem').filter({ has: page.getByText(partner.name.en, { exact: true }) });
      await expect(cell.getByText(isOver ? partnerEnded : partnerRunning, { exact: true })).toBeVisible();
      await expect(cell.getByText(isOver ? partnerRunning : partnerEnded, { exact: true })).toHaveCount(0);
    });
  }
});
