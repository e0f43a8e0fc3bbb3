import type { Page } from '@playwright/test';
import type { PageEntry } from '#app/content/pages.server.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { type PageWeight, WEIGHT_NOTE } from '#tools/heaviest-pages.ts';
import { axeFindings } from '../support/axe.ts';
import { look } from '../support/looks.ts';
import { PAGE_KINDS, PAGES } from '../support/pages.ts';
import { expect, test, waitUntilLive } from '../support/test.ts';
import { budgetOf, measureWeight } from '../support/weight.ts';

/** Pages that one test looks at, one after the other in one tab: a new browser for each would double the time. */
const PAGES_A_TEST = 8;

/** What is left of 1280 px when a page is enlarged four times (WCAG 2.2, 1.4.10). */
const NARROW = { width: 320, height: 568 };

for (const { title, pages } of groups()) {
  test(`${title}: each has one heading, its language, no axe finding in light, dark or high contrast, no script before paint, holds its budget, and fits 320 px`, async ({
    page: tab,
    viewport,
  }) => {
    // Every page is a first visit: nothing comes from the cache.
    const session = await tab.context().newCDPSession(tab);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    for (const page of pages) {
      const weight = measureWeight(tab);
      await tab.goto(page.address);
      await waitUntilLive(tab);
      await tab.evaluate(() => document.fonts.ready);

      await expect(tab.locator('h1'), page.address).toHaveCount(1);
      await expect(tab.locator('html'), page.address).toHaveAttribute('lang', page.locale);
      expect(await scriptsBeforePaint(tab), page.address).toEqual([]);
      const { bytes, requests, overweight } = await weight();
      expect(overweight(budgetOf(page)), page.address).toEqual([]);
      // The heaviest are named at the end of `npm test` (tools/check.ts).
      test.info().annotations.push({ type: WEIGHT_NOTE, description: JSON.stringify({ address: page.address, bytes, requests } satisfies PageWeight) });
      if (!PAGE_KINDS.includes(page)) await removeShell(tab);
      await unfold(tab);
      expect(await axeFindings(tab), page.address).toEqual([]);
      await tab.setViewportSize(NARROW);
      expect([...(await look(tab, 'sideways')), ...(await look(tab, 'clipped'))], page.address).toEqual([]);
      if (viewport) await tab.setViewportSize(viewport);
    }
  });
}

/** Pages by kind and language, so many a test. */
function groups(): { title: string; pages: PageEntry[] }[] {
  const kinds = [...new Set(PAGES.map(({ kind }) => kind))].filter((kind) => kind !== 'not-found');
  return kinds.flatMap((kind) =>
    LOCALES.flatMap((locale) => {
      const members = PAGES.filter((page) => page.kind === kind && page.locale === locale);
      return Array.from({ length: Math.ceil(members.length / PAGES_A_TEST) }, (_, index) => {
        const pages = members.slice(index * PAGES_A_TEST, (index + 1) * PAGES_A_TEST);
        return { title: `${pages[0]?.address} ${pages.length > 1 ? `and ${pages.length - 1} more like it` : ''}`.trim(), pages };
      });
    }),
  );
}

/** What is folded away is looked at as well. */
function unfold(tab: Page): Promise<void> {
  return tab.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      // Of those with a name only one would stay open.
      part.removeAttribute('name');
      part.open = true;
    }
  });
}

/** Header and footer are the same on every page; axe looks at them on one page of each kind. */
function removeShell(tab: Page): Promise<void> {
  return tab.evaluate(() => {
    for (const part of document.querySelectorAll('header:has(nav), footer[data-footer]')) part.remove();
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
