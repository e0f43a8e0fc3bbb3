import type { Page } from '@playwright/test';
import { layoutShift, watchShifts } from '#tests/support/layout-shift.ts';
import { expect, openLive, testInOwnTab } from '#tests/support/test.ts';

/** The storage key in the specification, section 3. */
const KEY = 'theme';

const root = (page: Page) => page.locator('html');
/** Stores a value before any page of the test runs. */
async function storeBeforehand(page: Page, value: string): Promise<void> {
  await page.addInitScript(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [KEY, value],
  );
}

for (const theme of ['light', 'dark']) {
  testInOwnTab(
    `a stored ${theme} theme, text size and contrast apply before the first paint, without a flash, and nothing moves`,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
      await storeBeforehand(page, theme);
      await watchShifts(page);
      await page.addInitScript(() => {
        localStorage.setItem('text-size', 'large');
        localStorage.setItem('contrast', 'high');
        const seen: { when: string; looks: string }[] = [];
        Object.assign(window, { seen });
        const looksOf = ({ theme, textSize, contrast }: DOMStringMap) =>
          `${theme} ${textSize} ${contrast}`;
        const note = (when: string) =>
          seen.push({ when, looks: looksOf(document.documentElement.dataset) });
        // The body's first element is parsed before there is anything to paint.
        const body = new MutationObserver(() => {
          if (!document.body) return;
          body.disconnect();
          note('body');
          new MutationObserver(() => note('change')).observe(document.documentElement, {
            attributeFilter: ['data-theme', 'data-text-size', 'data-contrast'],
          });
        });
        body.observe(document, { childList: true, subtree: true });
        document.addEventListener('DOMContentLoaded', () => note('parsed'));
        new PerformanceObserver(() => note('paint')).observe({ type: 'paint', buffered: true });
      });
      await openLive(page, '/');
      await expect(root(page)).toHaveAttribute('data-theme', theme);
      const read = () =>
        page.evaluate(
          () => (window as typeof window & { seen: { when: string; looks: string }[] }).seen,
        );
      // The script may be live before the observer is told of the first paint.
      await expect
        .poll(async () => (await read()).map(({ when }) => when))
        .toEqual(expect.arrayContaining(['body', 'parsed', 'paint']));
      const seen = await read();
      expect(new Set(seen.map(({ looks }) => looks))).toEqual(new Set([`${theme} large high`]));
      expect(await layoutShift(page)).toBeLessThan(0.01);
    },
  );
}
