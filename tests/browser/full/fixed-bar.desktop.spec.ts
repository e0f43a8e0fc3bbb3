import type { Page } from '@playwright/test';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

const messages = messagesFor('en');

/** Screen position of the fixed element: the navigation bar on large screens, the row with Menu on phones. */
async function barTop(page: Page): Promise<number> {
  const header = page.getByRole('banner');
  const navigation = header.getByRole('navigation', { name: messages.mainMenu });
  const box = await ((await navigation.isVisible())
    ? navigation
    : header.getByRole('button', { name: messages.menu, exact: true })
  ).boundingBox();
  return Math.round(box?.y ?? Number.NaN);
}

/** Lower edge of all fixed parts of the header with their border; 0 if there are none. */
function barBottom(page: Page): Promise<number> {
  return page
    .getByRole('banner')
    .locator('*')
    .evaluateAll((parts) =>
      Math.max(
        0,
        ...parts
          .filter((part) => getComputedStyle(part).position === 'fixed')
          .map((part) => part.getBoundingClientRect().bottom),
      ),
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

for (const key of ['Tab', 'Shift+Tab']) {
  test(`the focused element is never behind the bar (${key} through the site map)`, async ({
    page,
  }) => {
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
        return {
          name: element?.textContent ?? '',
          isInMain: element?.closest('main') !== null,
          top,
          screen: window.innerHeight,
        };
      });
      expect(focused.isInMain).toBe(true);
      if (focused.top < bottom || focused.top >= focused.screen)
        hidden.push(`${focused.name}: ${focused.top}`);
    }
    expect(hidden).toEqual([]);
  });
}
