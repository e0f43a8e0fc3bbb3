import type { PageEntry } from '#app/content/pages.server.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { look } from '#tests/support/looks.ts';
import { factsOfPage, layBare } from '#tests/support/page-facts.ts';
import { PAGE_KINDS, PAGES } from '#tests/support/pages.ts';
import { expect, testInOwnTab, waitUntilLive } from '#tests/support/test.ts';
import { budgetOf, measureWeight } from '#tests/support/weight.ts';

/** Pages per test, opened one after the other in one tab, where the browser has cached the scripts and axe. */
const PAGES_A_TEST = 12;

/** Width of a 1280 px screen zoomed to 400% (WCAG 2.2, 1.4.10). */
const NARROW = { width: 320, height: 568 };

for (const { title, pages } of groups()) {
  // The weight is that of a first view: no file may be in memory from an earlier test.
  testInOwnTab(
    `${title}: each has one heading, its language, no axe finding in light, dark or high contrast, no script before paint, holds its budget, and fits 320 px`,
    async ({ page: tab, viewport }) => {
      for (const page of pages) {
        const weight = measureWeight(tab);
        await tab.goto(page.address);
        await waitUntilLive(tab);
        const { headings, language, scriptsBeforePaint } = await tab.evaluate(factsOfPage);

        // A fault on one page does not hide those of later pages.
        expect.soft(headings, page.address).toBe(1);
        expect.soft(language, page.address).toBe(page.locale);
        expect.soft(scriptsBeforePaint, page.address).toEqual([]);
        const overweight = await weight();
        expect.soft(overweight(budgetOf(page)), page.address).toEqual([]);
        await tab.evaluate(layBare, { isWhole: PAGE_KINDS.includes(page) });
        expect.soft(await axeFindings(tab), page.address).toEqual([]);
        await tab.setViewportSize(NARROW);
        expect
          .soft([...(await look(tab, 'sideways')), ...(await look(tab, 'clipped'))], page.address)
          .toEqual([]);
        if (viewport) await tab.setViewportSize(viewport);
      }
    },
  );
}

/**
 * Every page in Malayalam, which has longer words and larger fonts, and one of each type in English: tests/built/twins.test.ts shows that
 * both languages of a page have the same structure. Pages of a type are together in a test.
 */
function groups(): { title: string; pages: PageEntry[] }[] {
  const kinds = [...new Set(PAGES.map(({ kind }) => kind))].filter((kind) => kind !== 'not-found');
  return PUBLISHED.flatMap((locale) => {
    const members = kinds.flatMap((kind) =>
      PAGES.filter(
        (page) =>
          page.kind === kind &&
          page.locale === locale &&
          (locale === 'ml' || PAGE_KINDS.includes(page) || process.env.ALL_COMBINATIONS),
      ),
    );
    return Array.from({ length: Math.ceil(members.length / PAGES_A_TEST) }, (_, index) => {
      const pages = members.slice(index * PAGES_A_TEST, (index + 1) * PAGES_A_TEST);
      return { title: `${pages[0]?.address} and ${pages.length - 1} more`, pages };
    });
  });
}
