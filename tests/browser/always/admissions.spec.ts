import type { Page } from '@playwright/test';
import { expect, openLive, test } from '#tests/support/test.ts';

const TABS = ['current', 'btech', 'mtech', 'phd'] as const;
const tabLink = (page: Page, tab: string) =>
  page
    .getByRole('navigation', { name: 'Sections of the admissions page' })
    .locator(`a[href$="#${tab}"]`);

async function expectTab(page: Page, tab: string): Promise<void> {
  for (const other of TABS) {
    await expect(page.locator(`main section#${other}`)).toBeVisible({ visible: other === tab });
  }
  await expect(tabLink(page, tab)).toHaveAttribute('aria-current', 'true');
}

test('choosing a tab changes the address and the title and scrolls to it, below the bar; Back returns', async ({
  page,
}) => {
  await openLive(page, '/admissions');
  const titles = {
    current: /^Admissions/,
    btech: /^B\.Tech \| /,
    mtech: /^M\.Tech \| /,
    phd: /^Ph\.D \| /,
  };
  for (const tab of TABS) {
    await tabLink(page, tab).click();
    await expect(page).toHaveURL(`/admissions#${tab}`);
    await expectTab(page, tab);
    await expect(page).toHaveTitle(titles[tab]);
    const top = () =>
      page.locator(`#${tab}`).evaluate((panel) => Math.round(panel.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(160);
    expect(await top()).toBeGreaterThanOrEqual(76);
  }
  await page.goBack();
  await expectTab(page, 'mtech');
  await expect(page).toHaveTitle(titles.mtech);
});

test('one card is open at a time, its details first; choosing the open one closes it', async ({
  page,
}) => {
  await openLive(page, '/admissions');
  const cards = page.getByRole('main').getByRole('article');
  const [first, second] = [cards.nth(0), cards.nth(1)];
  await first.getByText('View Details', { exact: true }).click();
  await expect(first.getByText('Hide Details', { exact: true })).toBeVisible();
  await first.getByRole('tab', { name: 'Fees' }).click();
  await expect(first.getByRole('tab', { name: 'Fees' })).toHaveAttribute('aria-selected', 'true');
  await second.getByText('View Details', { exact: true }).click();
  await expect(first.locator('details')).not.toHaveAttribute('open');
  await first.getByText('View Details', { exact: true }).click();
  await expect(first.getByRole('tab', { name: 'Details', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(first.getByRole('tabpanel')).toHaveCount(1);
  await first.getByText('Hide Details', { exact: true }).click();
  await expect(first.locator('details')).not.toHaveAttribute('open');
  await expect(first.getByRole('tabpanel')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('on a phone the tabs float as icons over the page and are hidden while most of the footer is visible', async ({
    page,
  }) => {
    await openLive(page, '/ml/admissions');
    const menu = page.locator('main nav:has(a[href$="#phd"])').first();
    await expect(menu).toBeInViewport({ ratio: 1 });
    await expect(menu).toHaveCSS('position', 'fixed');
    await expect(menu.locator('svg')).toHaveCount(4);
    await page
      .getByRole('contentinfo')
      .evaluate((footer) =>
        window.scrollTo(
          0,
          footer.getBoundingClientRect().top + window.scrollY - window.innerHeight + 150,
        ),
      );
    await expect(menu).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(menu).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 0));
    await menu.locator('a[href$="#mtech"]').tap();
    await expect(page.locator('main section#mtech')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the links show one tab at a time, and a card opens', async ({ page }) => {
    await page.goto('/admissions/btech');
    for (const tab of ['phd', 'mtech', 'btech', 'current'] as const) {
      await tabLink(page, tab).click();
      for (const other of TABS)
        await expect(page.locator(`main section#${other}`)).toBeVisible({ visible: other === tab });
    }
    const card = page.getByRole('main').getByRole('article').first();
    await card.getByText('View Details', { exact: true }).click();
    await expect(card.getByRole('table').first()).toBeVisible();
  });
});
