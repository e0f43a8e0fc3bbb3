import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PAGES } from '../support/pages.ts';
import { expect, test, waitUntilLive } from '../support/test.ts';
import { budgetOf, measureWeight } from '../support/weight.ts';

/** WCAG 2.2 A and AA with axe's own good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A cumulative layout shift that reads 0.00. */
const SHIFT_LIMIT = 0.005;

for (const page of PAGES.filter(({ kind }) => kind !== 'not-found')) {
  test(`${page.address} has one heading, its language, no axe finding, no shift, and holds its budget`, async ({ page: tab }) => {
    const weight = measureWeight(tab);
    await watchLayout(tab);
    await tab.goto(page.address);
    await waitUntilLive(tab);
    await tab.evaluate(() => document.fonts.ready);

    await expect(tab.locator('h1')).toHaveCount(1);
    await expect(tab.locator('html')).toHaveAttribute('lang', page.locale);
    expect(await findings(tab)).toEqual([]);
    expect(await tab.evaluate(() => Reflect.get(window, 'layoutShift'))).toBeLessThan(SHIFT_LIMIT);
    expect(await scriptsBeforePaint(tab)).toEqual([]);
    expect((await weight()).overweight(budgetOf(page))).toEqual([]);
  });
}

async function findings(tab: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page: tab }).withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** Adds up what moves without the visitor's doing, from the first paint on. */
async function watchLayout(tab: Page): Promise<void> {
  await tab.addInitScript(() => {
    Reflect.set(window, 'layoutShift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput')) Reflect.set(window, 'layoutShift', Reflect.get(window, 'layoutShift') + Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Scripts that were asked for before the page was first painted; there must be none. */
function scriptsBeforePaint(tab: Page): Promise<string[]> {
  return tab.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js') && entry.startTime < paint)
      .map((entry) => entry.name);
  });
}
