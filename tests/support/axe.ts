import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

/** WCAG 2.2 A and AA with axe's own good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The looks a visitor can choose, with axe's rule on contrast for each: high contrast promises what AAA asks for. */
const LOOKS = [
  { theme: 'light', contrast: 'usual', rule: 'color-contrast' },
  { theme: 'dark', contrast: 'usual', rule: 'color-contrast' },
  { theme: 'light', contrast: 'high', rule: 'color-contrast-enhanced' },
  { theme: 'dark', contrast: 'high', rule: 'color-contrast-enhanced' },
] as const;

const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Places whose colours were looked at by this worker. */
const lookedAt = new Set<string>();

/**
 * What axe finds on a page as it stands, and what cannot be read on it in any look: light, dark, either in high contrast. Run in the page
 * itself: the pages hold no frames, and it takes a third of the time of the Playwright package.
 *
 * Contrast takes as long as all other rules. The same elements with the same classes and states around them have the same colours: each such
 * place is looked at once in each look, on whatever page it comes first.
 * @returns a line for each finding: the look where it is one of colours, the rule and the element
 */
export async function axeFindings(tab: Page): Promise<string[]> {
  // A page that was looked at before has it already.
  if (!(await tab.evaluate(() => 'axe' in window))) await tab.evaluate(SOURCE);
  const findings = await runAxe(tab, { runOnly: RULES, rules: { 'color-contrast': { enabled: false } } });
  const places = await tab.evaluate(placesOfText);
  const fresh = places.flatMap((place, index) => (lookedAt.has(place) ? [] : [index]));
  if (fresh.length === 0) return findings;
  const shown = await setLook(tab, {});
  for (const { theme, contrast, rule } of LOOKS) {
    await setLook(tab, { theme, contrast });
    findings.push(...(await runAxe(tab, { runOnly: [rule] }, fresh)).map((finding) => `${theme}, ${contrast} contrast: ${finding}`));
  }
  await setLook(tab, shown);
  for (const place of places) lookedAt.add(place);
  return findings;
}

type Look = { theme?: string | undefined; contrast?: string | undefined };

/**
 * Shows the page in another look at once, without the slow change of colours.
 * @returns the look it had
 */
function setLook(tab: Page, look: Look): Promise<Look> {
  return tab.evaluate((wanted) => {
    const { dataset } = document.documentElement;
    const { theme, contrast } = dataset;
    const still = new CSSStyleSheet();
    still.replaceSync('* { transition: none !important }');
    document.adoptedStyleSheets = [still];
    for (const name of ['theme', 'contrast'] as const) {
      if (wanted[name] === undefined) delete dataset[name];
      else dataset[name] = wanted[name];
    }
    return { theme, contrast };
  }, look);
}

/** @param places numbers of elements that {@link placesOfText} has left in the page; without them all of the page is looked at */
function runAxe(tab: Page, options: RunOptions, places?: readonly number[]): Promise<string[]> {
  return tab.evaluate(
    async ([wanted, indexes]) => {
      const run = Reflect.get(window, 'axe').run as (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
      const elements = Reflect.get(window, 'placesOfText') as Element[] | undefined;
      const context = indexes ? { include: indexes.flatMap((index) => elements?.[index] ?? []) } : document;
      const { violations } = await run(context, { ...wanted, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
    },
    [options, places] as const,
  );
}

/** The first element with text of its own, or field, in each place; the elements are left in the page for {@link runAxe}. */
function placesOfText(): string[] {
  const STATES = ['open', 'disabled', 'aria-current', 'aria-selected', 'aria-pressed', 'aria-expanded', 'popover', 'type'];
  const stepOf = (element: Element) => {
    const states = [...element.attributes].filter(({ name }) => STATES.includes(name) || name.startsWith('data-')).map(({ name, value }) => `${name}=${value}`);
    const ends = [element.previousElementSibling ? '' : '^', element.nextElementSibling ? '' : '$'].join('');
    return `${element.localName}.${element.className}${states}${ends}`;
  };
  const known = new Map<Element | null, string>([[document.documentElement, 'html']]);
  const placeOf = (element: Element | null): string => {
    const place = known.get(element) ?? `${placeOf(element?.parentElement ?? null)}>${element ? stepOf(element) : ''}`;
    known.set(element, place);
    return place;
  };
  const first = new Map<string, Element>();
  for (const element of document.body.querySelectorAll('*')) {
    const hasText = [...element.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim());
    if (!hasText && !element.matches('input, select, textarea')) continue;
    if (element.closest('script, style, svg') || !element.checkVisibility({ visibilityProperty: true })) continue;
    const place = placeOf(element);
    if (!first.has(place)) first.set(place, element);
  }
  Reflect.set(window, 'placesOfText', [...first.values()]);
  return [...first.keys()];
}
