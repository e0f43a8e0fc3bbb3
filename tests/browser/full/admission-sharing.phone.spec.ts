import type { Page } from '@playwright/test';
import { listEventNames } from '#app/features/admissions/admission-addresses.ts';
import { getSite } from '#app/site.ts';
import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';

const site = getSite();
const { events } = site.admissions;
const names = listEventNames(site);
/** Two events with fees and dates. */
const [first = 0, second = 0] = [...events.keys()].filter(
  (index) => events[index]?.feeDetails && events[index]?.importantDates,
);

const card = (page: Page, index: number) => page.locator(`#event-${names[index]}`);
const share = (page: Page, index: number) => card(page, index).getByRole('link', { name: 'Share' });
const addressOf = (index: number, tab: string) => `/admissions#event-${names[index]}-${tab}`;

testInOwnTab(
  'Share copies the address of the current sub-tab and confirms it',
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-write']);
    await openLive(page, addressOf(first, 'dates'));
    await card(page, first).getByRole('tab', { name: 'Fees' }).click();
    await share(page, first).click();
    await expect(card(page, first).getByRole('status')).toHaveText('The link has been copied.');
    // The site may write to the clipboard but not read it, so the test pastes it.
    await page.evaluate(() =>
      document.body.append(Object.assign(document.createElement('textarea'), { id: 'paste' })),
    );
    await page.locator('#paste').press('ControlOrMeta+V');
    await expect(page.locator('#paste')).toHaveValue(`${baseURL}${addressOf(first, 'fees')}`);
  },
);

testInOwnTab(
  'on a device that supports sharing, Share passes on the title and the address',
  async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (data: ShareData) =>
          document.body.setAttribute('data-shared', JSON.stringify(data)),
      });
    });
    await openLive(page, addressOf(first, 'details'));
    await share(page, first).click();
    const shared = {
      title: events[first]?.title.en,
      url: `${baseURL}${addressOf(first, 'details')}`,
    };
    await expect(page.locator('body')).toHaveAttribute('data-shared', JSON.stringify(shared));
  },
);

testInOwnTab('if copying fails, the address is shown and selected', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openLive(page, addressOf(first, 'details'));
  await share(page, first).click();
  const address = `${baseURL}${addressOf(first, 'details')}`;
  await expect(card(page, first).getByRole('status')).toHaveText(
    `Copy the link from here: ${address}`,
  );
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(address);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the address opens the fees of the card, and Share is a link to it', async ({ page }) => {
    await page.goto(addressOf(first, 'fees'));
    await expect(page.locator(`#event-${names[first]}-fees`)).toBeInViewport();
    await expect(card(page, first).getByRole('table')).toBeVisible();
    await card(page, second).locator('summary').first().click();
    await expect(share(page, second)).toHaveAttribute('href', addressOf(second, 'details'));
  });
});
