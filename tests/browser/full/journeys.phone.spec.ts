import type { Locator, Page } from '@playwright/test';
import { labelsFor } from '#app/content/labels.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { formatDate } from '#app/i18n/format.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { need } from '#tests/support/need.ts';
import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';

/** Common tasks from the home page on a small phone in Malayalam, counted in taps and scrolls. */

const labels = labelsFor('ml');
const messages = messagesFor('ml');
const { admissions, navigation } = getSite();
const nameOf = (id: string) => need(navigation.tasks.find((task) => task.id === id)?.label.ml);

/** A visitor's taps: an element tapped without a scroll must be in view and not covered. */
function handOn(page: Page) {
  let taps = 0;
  return {
    async tap(target: Locator) {
      await expect(target).toBeInViewport({ ratio: 1 });
      await target.tap();
      taps += 1;
    },
    async scrollAndTap(target: Locator) {
      await target.scrollIntoViewIfNeeded();
      await target.tap();
      taps += 1;
    },
    /** A native list needs two taps: to open it and to choose an option. */
    async choose(target: Locator, option: string) {
      await expect(target).toBeInViewport({ ratio: 1 });
      await target.selectOption(option);
      taps += 2;
    },
    openMenu: async () => {
      await page.getByRole('banner').getByRole('link', { name: messages.menu, exact: true }).tap();
      taps += 1;
    },
    taps: () => taps,
  };
}

/** In view, and not behind the bar or the floating menu. */
async function expectSeen(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
  const isInFront = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const front = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(front) || front?.contains(element) === true;
  });
  expect(isInFront).toBe(true);
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openLive(page, localisePath('/', 'ml'));
});

const menuOf = (page: Page) => page.getByRole('dialog', { name: messages.menu });

test('fees of an SC candidate for B.Tech: 4 taps, no scroll', async ({ page }) => {
  const hand = handOn(page);
  await hand.openMenu();
  await hand.tap(menuOf(page).getByRole('link', { name: nameOf('fees'), exact: true }));
  await hand.choose(page.locator('#fees-btech').getByRole('combobox', { name: labels.candidateCategoryLabel }), 'sc');
  await expectSeen(page.locator('#fees-btech').getByRole('strong').filter({ hasText: '₹3,470' }));
  await expectSeen(page.locator('#fees-btech').getByRole('heading', { level: 3, name: labels.candidateCategoryLong.sc }));
  expect(hand.taps()).toBe(4);
});

test('whom to call: no tap, no scroll', async ({ page }) => {
  await expectSeen(page.getByRole('main').locator('a[href^="tel:"]').first());
});

testInOwnTab('the last date of the Ph.D application: 1 tap, no scroll', async ({ page }) => {
  const phd = admissions.streams.find(({ id }) => id === 'phd');
  const window = phd?.windows.find(({ kind }) => kind === 'application');
  if (!phd || !window) throw new Error('The shipped content has no Ph.D application: correct this test');
  // During the application period, whenever the test runs.
  await page.clock.setFixedTime(window.opensAt);
  await openLive(page, localisePath('/', 'ml'));
  const hand = handOn(page);
  await hand.tap(page.getByRole('main').getByRole('link', { name: phd.name.ml, exact: true }).first());
  await expectSeen(page.locator('#phd [data-stream="phd"]').getByText(formatDate(window.closesAt, 'ml')));
  expect(hand.taps()).toBe(1);
});

test('documents of an OEC candidate for lateral entry: 5 taps', async ({ page }) => {
  const hand = handOn(page);
  await hand.scrollAndTap(
    page
      .getByRole('main')
      .getByRole('navigation', { name: messages.tasks })
      .getByRole('link', { name: nameOf('documents'), exact: true }),
  );
  const tool = page.locator('#papers-btech');
  await hand.choose(tool.getByRole('combobox', { name: labels.course, exact: true }), 'lateral-entry');
  await hand.choose(tool.getByRole('combobox', { name: labels.community, exact: true }), 'oec');
  await expectSeen(tool.getByRole('heading', { level: 3, name: labels.paperCourse['lateral-entry'] }));
  await expect(tool.getByRole('checkbox').first()).toBeVisible();
  expect(hand.taps()).toBe(5);
});

test('open tenders: 2 taps, the closing date on the first screen', async ({ page }) => {
  const hand = handOn(page);
  await hand.openMenu();
  await hand.tap(
    menuOf(page)
      .getByRole('link', { name: nameOf('tenders'), exact: true })
      .first(),
  );
  await expect(page).toHaveURL(localisePath('/tenders', 'ml'));
  const closes = page.getByRole('main').locator(`td[data-label="${labels.closes}"]`).first();
  await expectSeen(closes);
  await expect(closes).toContainText(/\d{4}/);
  expect(hand.taps()).toBe(2);
});

test("a bus stop's time: 2 taps and the word for bus", async ({ page }) => {
  const hand = handOn(page);
  await hand.tap(page.getByRole('banner').getByRole('button', { name: messages.searchSite }));
  const overlay = page.getByRole('dialog', { name: messages.searchSite });
  await overlay.getByRole('combobox', { name: messages.searchSite }).fill('ബസ്');
  await hand.tap(overlay.getByRole('option').first());
  await expect(page).toHaveURL(localisePath('/facilities/transport', 'ml'));
  await expect(page.getByRole('main').getByRole('table').first().getByRole('cell').first()).toContainText(/\d/);
  expect(hand.taps()).toBe(2);
});

test('the B.Tech tab is at most 14 screens long', async ({ page }) => {
  await openLive(page, localisePath('/admissions/btech', 'ml'));
  expect(await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)).toBeLessThanOrEqual(14);
});

test('the first result of a search is on the first screen', async ({ page }) => {
  await openLive(page, `${localisePath('/search', 'ml')}#q=%E0%B4%B9%E0%B5%8B%E0%B4%B8%E0%B5%8D%E0%B4%B1%E0%B5%8D%E0%B4%B1%E0%B5%BD`);
  await expectSeen(page.getByRole('main').getByRole('heading', { level: 2 }).first());
});
