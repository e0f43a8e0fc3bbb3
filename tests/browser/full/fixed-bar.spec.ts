import type { Page } from '@playwright/test';
import { messagesFor } from '#app/i18n/messages.ts';
import { FIXED_BAR_THRESHOLD_PX, SCROLL_DEBOUNCE_MS } from '#app/lib/limits.ts';
import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';

const messages = messagesFor('en');
/** A page several screens long. */
const LONG_PAGE = '/about';

/** Screen position of the fixed element: the navigation bar on large screens, the row with Menu on phones. */
async function barTop(page: Page): Promise<number> {
  const header = page.getByRole('banner');
  const navigation = header.getByRole('navigation', { name: messages.mainMenu });
  const box = await ((await navigation.isVisible()) ? navigation : header.getByRole('link', { name: messages.menu, exact: true })).boundingBox();
  return Math.round(box?.y ?? Number.NaN);
}

/** Lower edge of all fixed parts of the header with their border; 0 if there are none. */
function barBottom(page: Page): Promise<number> {
  return page
    .getByRole('banner')
    .locator('*')
    .evaluateAll((parts) =>
      Math.max(0, ...parts.filter((part) => getComputedStyle(part).position === 'fixed').map((part) => part.getBoundingClientRect().bottom)),
    );
}

/** Scrolls, and waits until the page has received the event. */
function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scroll', () => resolve(), { once: true });
        window.scrollTo(0, y);
      }),
    top,
  );
}

/** Scrolls down and waits until the bar is fixed. */
async function scrollUntilFixed(page: Page, top: number): Promise<void> {
  await scrollTo(page, top);
  await expect.poll(() => barTop(page)).toBeGreaterThanOrEqual(0);
}

test.describe('with a clock controlled by the test', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: '2026-06-01T10:00:00' });
    await openLive(page, LONG_PAGE);
    await page.clock.pauseAt('2026-06-01T11:00:00');
  });

  testInOwnTab('the bar scrolls away with the page up to 100 px', async ({ page }) => {
    const resting = await barTop(page);
    expect(resting).toBeGreaterThanOrEqual(0);
    await scrollTo(page, FIXED_BAR_THRESHOLD_PX);
    await page.clock.runFor(10 * SCROLL_DEBOUNCE_MS);
    expect(await barTop(page)).toBe(resting - FIXED_BAR_THRESHOLD_PX);
  });

  testInOwnTab('the bar becomes fixed beyond 100 px when scrolling has stopped for 50 ms', async ({ page }) => {
    const resting = await barTop(page);
    const scroll = FIXED_BAR_THRESHOLD_PX + 1;
    await scrollTo(page, scroll);
    await page.clock.runFor(SCROLL_DEBOUNCE_MS - 1);
    expect(await barTop(page)).toBe(resting - scroll);
    await page.clock.runFor(1);
    expect(await barTop(page)).toBeGreaterThanOrEqual(0);
    expect(await barBottom(page)).toBeLessThan(100);
  });

  testInOwnTab('further scrolling restarts the 50 ms', async ({ page }) => {
    const resting = await barTop(page);
    await scrollTo(page, 200);
    await page.clock.runFor(SCROLL_DEBOUNCE_MS - 1);
    await scrollTo(page, 300);
    await page.clock.runFor(SCROLL_DEBOUNCE_MS - 1);
    expect(await barTop(page)).toBe(resting - 300);
    await page.clock.runFor(1);
    expect(await barTop(page)).toBeGreaterThanOrEqual(0);
  });

  testInOwnTab('the bar returns to its place when the page is scrolled back to 100 px', async ({ page }) => {
    const resting = await barTop(page);
    await scrollTo(page, 600);
    await page.clock.runFor(SCROLL_DEBOUNCE_MS);
    const fixed = await barTop(page);
    await scrollTo(page, FIXED_BAR_THRESHOLD_PX);
    await page.clock.runFor(SCROLL_DEBOUNCE_MS - 1);
    expect(await barTop(page)).toBe(fixed);
    await page.clock.runFor(1);
    expect(await barTop(page)).toBe(resting - FIXED_BAR_THRESHOLD_PX);
  });
});

test('nothing on the page moves when the bar becomes fixed or returns', async ({ page }) => {
  await openLive(page, LONG_PAGE);
  const headingPlace = () => page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
  const place = await headingPlace();
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  await scrollUntilFixed(page, 600);
  expect(await headingPlace()).toBe(place);
  await scrollTo(page, 0);
  await expect(page.locator('header[data-fixed]')).toHaveCount(0);
  expect(await headingPlace()).toBe(place);
  // After two frames a shift would have been reported.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => (window as typeof window & { shifts: number[] }).shifts)).toEqual([]);
});

for (const key of ['Tab', 'Shift+Tab']) {
  test(`the focused element is never behind the bar (${key} through the site map)`, async ({ page }) => {
    await openLive(page, '/sitemap');
    await scrollUntilFixed(page, 600);
    const bottom = await barBottom(page);
    expect(bottom).toBeGreaterThan(0);
    const links = page.getByRole('main').getByRole('link');
    await (key === 'Tab' ? links.first() : links.last()).focus();
    const count = await links.count();
    expect(count).toBeGreaterThan(100);
    const hidden: string[] = [];
    for (let step = 1; step < count; step += 1) {
      await page.keyboard.press(key);
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const top = element?.getBoundingClientRect().top ?? Number.NaN;
        return { name: element?.textContent ?? '', isInMain: element?.closest('main') !== null, top, screen: window.innerHeight };
      });
      expect(focused.isInMain).toBe(true);
      if (focused.top < bottom || focused.top >= focused.screen) hidden.push(`${focused.name}: ${focused.top}`);
    }
    expect(hidden).toEqual([]);
  });
}

test('an address with a section shows its heading below the bar', async ({ page }) => {
  await openLive(page, `${LONG_PAGE}#history`);
  await expectHeadingBelowBar(page, 'History');
});

test('a link to a section of the page shows its heading below the bar', async ({ page }) => {
  await openLive(page, LONG_PAGE);
  await page.evaluate(() => {
    window.location.hash = 'leadership';
  });
  await expectHeadingBelowBar(page, 'Leadership');
});

test('a link to a section of another page shows its heading below the bar', async ({ page }) => {
  await openLive(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Research' }).click();
  await expect(page).toHaveURL('/research#areas');
  await expectHeadingBelowBar(page, 'Research areas');
});

async function expectHeadingBelowBar(page: Page, name: string): Promise<void> {
  await expect.poll(() => barTop(page)).toBeGreaterThanOrEqual(0);
  const heading = page.getByRole('main').getByRole('heading', { level: 2, name });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const bottom = await barBottom(page);
  expect(bottom).toBeGreaterThan(0);
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
}

for (const address of ['/academics/admission#seats', '/admissions#barch', '/admissions#contacts-phd', '/admissions#fees-btech']) {
  test(`the target of ${address} is not hidden under the bar`, async ({ page }) => {
    await openLive(page, address);
    const place = page.locator(address.slice(address.indexOf('#')));
    await expect(place).toBeInViewport();
    expect((await place.boundingBox())?.y).toBeGreaterThanOrEqual(await barBottom(page));
  });
}
