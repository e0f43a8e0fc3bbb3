import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
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

/** Only findings are wanted, and no rule that runs reads style sheets, which axe would fetch once more for each run. */
const OPTIONS = { resultTypes: ['violations'], preload: { assets: ['media'] } } satisfies RunOptions;

const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * What axe finds on a page as it stands, and what cannot be read on it in any look: light, dark, either in high contrast. Run in the page
 * itself: the pages hold no frames, and it takes a third of the time of the Playwright package.
 *
 * Contrast takes twice as long as all other rules. The same elements with the same classes and states around them have the same colours: each
 * such place is looked at once in each look, on whatever page and by whichever worker it comes first.
 * @returns a line for each finding: the look where it is one of colours, the rule and the element
 */
export async function axeFindings(tab: Page): Promise<string[]> {
  // A page that was looked at before has it already.
  if (!(await tab.evaluate(() => 'axe' in window))) await giveAxe(tab);
  const findings = await tab.evaluate(runAxe, { ...OPTIONS, runOnly: RULES, rules: { 'color-contrast': { enabled: false } } });
  const places = (await tab.evaluate(placesOfText)).map(digestOf);
  const known = placesLookedAt();
  const fresh = places.flatMap((place, index) => (known.has(place) ? [] : [index]));
  if (fresh.length === 0) return findings;
  findings.push(...(await tab.evaluate(contrastFindings, { looks: LOOKS, options: OPTIONS, places: fresh })));
  appendFileSync(placesFile(), fresh.map((index) => `${places[index]}\n`).join(''));
  return findings;
}

/** Half a megabyte goes to the browser as it is; `evaluate` would write it down as a string and read it again in the page. */
async function giveAxe(tab: Page): Promise<void> {
  const session = await tab.context().newCDPSession(tab);
  await session.send('Runtime.evaluate', { expression: SOURCE });
  await session.detach();
}

/** Digests of the places that were looked at, one a line, in a folder that is emptied before each run: what one worker adds the others need not do. */
function placesFile(): string {
  const folder = test.info().project.outputDir;
  mkdirSync(folder, { recursive: true });
  return join(folder, 'places-of-text');
}

function placesLookedAt(): Set<string> {
  const file = placesFile();
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
}

function digestOf(place: string): string {
  return createHash('sha256').update(place).digest('base64url');
}

/** Runs in the page, as all below. */
async function runAxe(options: RunOptions): Promise<string[]> {
  const run = Reflect.get(window, 'axe').run as (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
  const { violations } = await run(document, options);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

type Contrasts = { looks: typeof LOOKS; options: RunOptions /** Numbers of elements that {@link placesOfText} has left in the page. */; places: number[] };

/** Shows the page in each look at once, without the slow change of colours, and at the end again in that it had. */
async function contrastFindings({ looks, options, places }: Contrasts): Promise<string[]> {
  const run = Reflect.get(window, 'axe').run as (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
  const elements = Reflect.get(window, 'placesOfText') as Element[];
  const include = places.flatMap((index) => elements[index] ?? []);
  const { dataset } = document.documentElement;
  const { theme: shownTheme, contrast: shownContrast } = dataset;
  const still = new CSSStyleSheet();
  still.replaceSync('* { transition: none !important }');
  document.adoptedStyleSheets = [still];
  const findings: string[] = [];
  for (const { theme, contrast, rule } of looks) {
    Object.assign(dataset, { theme, contrast });
    const { violations } = await run({ include }, { ...options, runOnly: [rule] });
    for (const { id, nodes } of violations) findings.push(...nodes.map((node) => `${theme}, ${contrast} contrast: ${id}: ${node.target.join(' ')}`));
  }
  for (const [name, value] of [
    ['theme', shownTheme],
    ['contrast', shownContrast],
  ] as const) {
    if (value === undefined) delete dataset[name];
    else dataset[name] = value;
  }
  return findings;
}

/** The first element with text of its own, or field, in each place; the elements are left in the page for {@link contrastFindings}. */
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
