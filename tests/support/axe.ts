import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

/** WCAG 2.2 A and AA with axe's own good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * What axe finds on a page as it stands. Run in the page itself: the pages hold no frames, and it takes a third of the time of the
 * Playwright package.
 * @param rules tags of axe's rules, or names of single ones
 * @returns a line for each finding: the rule and the element
 */
export async function axeFindings(tab: Page, rules: readonly string[] = RULES): Promise<string[]> {
  // A page that was looked at before has it already.
  if (!(await tab.evaluate(() => 'axe' in window))) await tab.evaluate(SOURCE);
  return tab.evaluate(
    async (wanted) => {
      const run = Reflect.get(window, 'axe').run as (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
      const { violations } = await run(document, { runOnly: wanted, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
    },
    [...rules],
  );
}
