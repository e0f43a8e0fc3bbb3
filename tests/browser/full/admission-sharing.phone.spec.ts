import type { Page } from '@playwright/test';
import { labelsFor } from '#app/content/labels.ts';
import { listEventNames } from '#app/features/admissions/admission-addresses.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { getSite } from '#app/site.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';

const site = getSite();
const { events } = site.admissions;
const names = listEventNames(site);
/** Two events with fees and dates. */
const [first = 0, second = 0] = [...events.keys()].filter(
  (index) => events[index]?.feeDetails && events[index]?.importantDates,
);

const card = (page: Page, index: number) => page.locator(`#event-${names[index]}`);

for (const locale of ONE_LANGUAGE) {
  const labels = labelsFor('admissions', locale);
  const at = (index: number, tab: string) =>
    localisePath(`/admissions#event-${names[index]}-${tab}`, locale);

  testInOwnTab(
    `Share copies the address of the current sub-tab and confirms it (${locale})`,
    async ({ page, context, baseURL }) => {
      await context.grantPermissions(['clipboard-write']);
      await openLive(page, at(first, 'dates'));
      await card(page, first).getByRole('tab', { name: labels.tabFees }).click();
      await card(page, first).getByRole('link', { name: labels.shareEvent }).click();
      await expect(card(page, first).getByRole('status')).toHaveText(labels.linkCopied);
      // The site may write to the clipboard but not read it, so the test pastes it.
      await page.evaluate(() =>
        document.body.append(Object.assign(document.createElement('textarea'), { id: 'paste' })),
      );
      await page.locator('#paste').press('ControlOrMeta+V');
      await expect(page.locator('#paste')).toHaveValue(`${baseURL}${at(first, 'fees')}`);
    },
  );
}

const labels = labelsFor('admissions', 'en');

testInOwnTab(
  'on a device that supports sharing, Share passes on the title and the address',
  async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (data: ShareData) =>
          document.body.setAttribute('data-shared', JSON.stringify(data)),
      });
    });
    await openLive(page, '/admissions');
    await card(page, first).locator('summary').first().click();
    await card(page, first).getByRole('link', { name: labels.shareEvent }).click();
    const shared = {
      title: events[first]?.title.en,
      url: `${baseURL}/admissions#event-${names[first]}-details`,
    };
    await expect(page.locator('body')).toHaveAttribute('data-shared', JSON.stringify(shared));
  },
);

testInOwnTab('if copying fails, the address is shown and selected', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openLive(page, '/admissions');
  await card(page, first).locator('summary').first().click();
  await card(page, first).getByRole('link', { name: labels.shareEvent }).click();
  const address = `${baseURL}/admissions#event-${names[first]}-details`;
  await expect(card(page, first).getByRole('status')).toHaveText(`${labels.linkByHand} ${address}`);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(address);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the address opens the fees of the card, and Share is a link to it', async ({ page }) => {
    await page.goto(`/admissions#event-${names[first]}-fees`);
    await expect(page.locator(`#event-${names[first]}-fees`)).toBeInViewport();
    await expect(card(page, first).getByRole('table')).toBeVisible();
    await card(page, second).locator('summary').first().click();
    await expect(card(page, second).getByRole('link', { name: labels.shareEvent })).toHaveAttribute(
      'href',
      `/admissions#event-${names[second]}-details`,
    );
  });
});
