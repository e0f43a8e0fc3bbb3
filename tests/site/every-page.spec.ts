import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { PAGE_KINDS, PAGES } from '../support/pages.ts';
import { expect, test, waitUntilLive } from '../support/test.ts';
import { budgetOf, measureWeight } from '../support/weight.ts';

/** Header and footer are the same on every page; they are looked at on one page of each kind. */
const SAME_EVERYWHERE = ['header:has(nav)', 'footer[data-footer]'];

for (const page of PAGES.filter(({ kind }) => kind !== 'not-found')) {
  test(`${page.address} has one heading, its language, no axe finding, and holds its budget`, async ({ page: tab }) => {
    const weight = measureWeight(tab);
    await tab.goto(page.address);
    await waitUntilLive(tab);
    await tab.evaluate(() => document.fonts.ready);

    await expect(tab.locator('h1')).toHaveCount(1);
    await expect(tab.locator('html')).toHaveAttribute('lang', page.locale);
    expect(await axeFindings(tab, PAGE_KINDS.includes(page) ? [] : SAME_EVERYWHERE)).toEqual([]);
    expect(await scriptsBeforePaint(tab)).toEqual([]);
    expect((await weight()).overweight(budgetOf(page))).toEqual([]);
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
