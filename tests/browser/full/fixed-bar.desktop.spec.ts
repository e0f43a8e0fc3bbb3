import type { Page } from '@playwright/test';
import { expect, openLive, test } from '#tests/support/test.ts';

/** Lower edge of all fixed parts of the header with their border. */
function barBottom(page: Page): Promise<number> {
  return page
    .getByRole('banner')
    .locator('*')
    .evaluateAll((parts) =>
      Math.max(
        ...parts
          .filter((part) => getComputedStyle(part).position === 'fixed')
          .map((part) => part.getBoundingClientRect().bottom),
      ),
    );
}

for (const key of ['Tab', 'Shift+Tab']) {
  test(`the focused element is never behind the bar (${key} through the site map)`, async ({
    page,
  }) => {
    await openLive(page, '/sitemap');
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(page.locator('header[data-fixed]')).toHaveCount(1);
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
