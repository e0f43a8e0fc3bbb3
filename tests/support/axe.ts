import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** WCAG 2.2 A and AA with axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The themes a visitor can choose. High contrast must meet AAA, whose rule does not report what
 * fails AA.
 */
const USUAL = ['color-contrast'];
const HIGH = ['color-contrast', 'color-contrast-enhanced'];
const LIGHT = { theme: 'light', contrast: 'usual', rules: USUAL };
const THEMES = [
  LIGHT,
  { theme: 'dark', contrast: 'usual', rules: USUAL },
  { theme: 'light', contrast: 'high', rules: HIGH },
  { theme: 'dark', contrast: 'high', rules: HIGH },
];

const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * Axe violations on the current page, and text without sufficient contrast in any theme: light,
 * dark, either with high contrast. Runs in the page itself, which has no frames; this takes a third
 * of the time of the Playwright package.
 * @param themes `light` for a short run
 * @returns a line for each violation: the theme for colours, the rule and the element
 */
export async function axeFindings(tab: Page, themes: 'light' | 'all' = 'all'): Promise<string[]> {
  // A page that was checked before already has it.
  if (!(await tab.evaluate(() => 'axe' in window))) await giveAxe(tab);
  return tab.evaluate(runAxe, { themes: themes === 'light' ? [LIGHT] : THEMES, rules: RULES });
}

/**
 * Half a megabyte is sent to the browser unchanged; `evaluate` would serialise and parse it again.
 */
async function giveAxe(tab: Page): Promise<void> {
  const session = await tab.context().newCDPSession(tab);
  await session.send('Runtime.evaluate', { expression: SOURCE });
  await session.detach();
}

/**
 * Runs in the page. Applies each theme without colour transitions, and restores the original one at
 * the end.
 */
async function runAxe({ themes, rules }: { themes: typeof THEMES; rules: string[] }) {
  const run = async (options: RunOptions): Promise<string[]> => {
    const { violations } = (await Reflect.get(window, 'axe').run(document, {
      // No rule in use reads style sheets, which axe would load again for each run.
      preload: { assets: ['media'] },
      resultTypes: ['violations'],
      ...options,
    })) as AxeResults;
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}`),
    );
  };
  const found = await run({ runOnly: rules, rules: { 'color-contrast': { enabled: false } } });
  const { dataset } = document.documentElement;
  const { theme: shownTheme, contrast: shownContrast } = dataset;
  const still = new CSSStyleSheet();
  still.replaceSync('* { transition: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  for (const { theme, contrast, rules: ofColours } of themes) {
    Object.assign(dataset, { theme, contrast });
    const faults = await run({ runOnly: ofColours });
    found.push(...faults.map((fault) => `${theme}, ${contrast} contrast: ${fault}`));
  }
  for (const [name, value] of [
    ['theme', shownTheme],
    ['contrast', shownContrast],
  ] as const) {
    if (value === undefined) delete dataset[name];
    else dataset[name] = value;
  }
  return found;
}
