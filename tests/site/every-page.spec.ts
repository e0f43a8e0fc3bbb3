import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PAGES } from '../support/pages.ts';
import { expect, test, waitUntilLive } from '../support/test.ts';
import { budgetOf, measureWeight } from '../support/weight.ts';

/** WCAG 2.2 A and AA with axe's own good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const page of PAGES.filter(({ kind }) => kind !== 'not-found')) {
  test(`${page.address} has one heading, its language, no axe finding, and holds its budget`, async ({ page: tab }) => {
    const weight = measureWeight(tab);
    await tab.goto(page.address);
    await waitUntilLive(tab);
    await tab.evaluate(() => document.fonts.ready);

    await expect(tab.locator('h1')).toHaveCount(1);
    await expect(tab.locator('html')).toHaveAttribute('lang', page.locale);
    expect(await findings(tab)).toEqual([]);
    expect(await scriptsBeforePaint(tab)).toEqual([]);
    expect((await weight()).overweight(budgetOf(page))).toEqual([]);
  });
}

async function findings(tab: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page: tab }).withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
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
