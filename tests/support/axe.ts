import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

/** WCAG 2.2 A and AA with axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe's contrast rules; the AAA rule does not report what fails AA. */
const USUAL = ['color-contrast'];
const HIGH = ['color-contrast', 'color-contrast-enhanced'];

/** The themes a visitor can choose, with the rules for each: high contrast must meet AAA. */
const LOOKS = [
  { theme: 'light', contrast: 'usual', rules: USUAL },
  { theme: 'dark', contrast: 'usual', rules: USUAL },
  { theme: 'light', contrast: 'high', rules: HIGH },
  { theme: 'dark', contrast: 'high', rules: HIGH },
] as const;

/** Only violations are needed, and no rule in use reads style sheets, which axe would load again for each run. */
const OPTIONS = {
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
} satisfies RunOptions;

const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Rules whose result depends on text or measurements; the others depend on what {@link shapeOfPage} returns. */
const RULES_OF_WORDS_AND_SIZES = [
  'image-redundant-alt',
  'landmark-unique',
  'scrollable-region-focusable',
  'table-duplicate-name',
  'target-size',
];

/** Digests of pages already checked. */
export type Seen = { has: (digest: string) => boolean; add: (digest: string) => unknown };

/**
 * Axe violations on the current page, and text without sufficient contrast in any theme: light, dark, either with high contrast. Runs in the page
 * itself, which has no frames; this takes a third of the time of the Playwright package.
 *
 * Pages with the same structure have the same structural faults, and the same elements with the same classes and states around them the same colours.
 * Each structure and each such place is checked once, on whichever page and worker meets it first
 * (tests/browser/full/accessibility/seeded-faults.spec.ts shows that no fault is missed).
 * @returns a line for each violation: the theme for colours, the rule and the element
 */
export async function axeFindings(tab: Page, seen: Seen = seenInThisRun()): Promise<string[]> {
  // A page that was checked before already has it.
  if (!(await tab.evaluate(() => 'axe' in window))) await giveAxe(tab);
  const shape = digestOf(await tab.evaluate(shapeOfPage));
  const rules = seen.has(shape) ? RULES_OF_WORDS_AND_SIZES : RULES;
  const findings = await tab.evaluate(runAxe, {
    ...OPTIONS,
    runOnly: rules,
    rules: { 'color-contrast': { enabled: false } },
  });
  const places = (await tab.evaluate(placesOfText)).map(digestOf);
  const fresh = places.flatMap((place, index) => (seen.has(place) ? [] : [index]));
  if (fresh.length > 0)
    findings.push(
      ...(await tab.evaluate(contrastFindings, { looks: LOOKS, options: OPTIONS, places: fresh })),
    );
  for (const digest of new Set([shape, ...places])) if (!seen.has(digest)) seen.add(digest);
  return findings;
}

/** Half a megabyte is sent to the browser unchanged; `evaluate` would serialise and parse it again. */
async function giveAxe(tab: Page): Promise<void> {
  const session = await tab.context().newCDPSession(tab);
  await session.send('Runtime.evaluate', { expression: SOURCE });
  await session.detach();
}

/** Digests of checked pages, one per line, in a folder emptied before each run, shared by all workers. */
function seenInThisRun(): Seen {
  const folder = test.info().project.outputDir;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'seen-by-axe');
  const known = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
  return {
    has: (digest) => known.has(digest),
    add: (digest) => appendFileSync(file, `${digest}\n`),
  };
}

function digestOf(place: string): string {
  return createHash('sha256').update(place).digest('base64url');
}

/** Runs in the page, like everything below. */
async function runAxe(options: RunOptions): Promise<string[]> {
  const run = Reflect.get(window, 'axe').run as (
    context: ElementContext,
    options: RunOptions,
  ) => Promise<AxeResults>;
  const { violations } = await run(document, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}`),
  );
}

type Contrasts = {
  looks: typeof LOOKS;
  options: RunOptions /** Numbers of elements that {@link placesOfText} has left in the page. */;
  places: number[];
};

/** Applies each theme without colour transitions, and restores the original one at the end. */
async function contrastFindings({ looks, options, places }: Contrasts): Promise<string[]> {
  const run = Reflect.get(window, 'axe').run as (
    context: ElementContext,
    options: RunOptions,
  ) => Promise<AxeResults>;
  const elements = Reflect.get(window, 'placesOfText') as Element[];
  const include = places.flatMap((index) => elements[index] ?? []);
  const { dataset } = document.documentElement;
  const { theme: shownTheme, contrast: shownContrast } = dataset;
  const still = new CSSStyleSheet();
  still.replaceSync('* { transition: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  const findings: string[] = [];
  for (const { theme, contrast, rules } of looks) {
    Object.assign(dataset, { theme, contrast });
    const { violations } = await run({ include }, { ...options, runOnly: rules });
    for (const { id, nodes } of violations)
      findings.push(
        ...nodes.map((node) => `${theme}, ${contrast} contrast: ${id}: ${node.target.join(' ')}`),
      );
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

/**
 * The structure that axe's rules depend on, without text, addresses, ids and measurements: elements with their attributes and whether they contain text or
 * are visible. Of siblings with the same structure the first is kept; up to four are counted, for rules that allow small tables.
 */
function shapeOfPage(): string {
  const VALUES =
    /^(?:class|role|type|tabindex|scope|colspan|rowspan|autocomplete|open|disabled|hidden|inert|popover|target)$|^data-/;
  const NAMING = /^aria-(?:label|labelledby|describedby|controls|owns|activedescendant|valuetext)$/;
  const shown = ({ name, value }: Attr) => {
    if (name === 'lang')
      return /^(?:en|ml)$/.test(value) ? String(value === document.documentElement.lang) : value;
    if (NAMING.test(name))
      return /labelledby|controls|owns|activedescendant/.test(name)
        ? value.split(' ').every((id) => document.getElementById(id))
        : value.trim() !== '';
    return VALUES.test(name) || name.startsWith('aria-') ? value : value.trim() !== '';
  };
  const shapeOf = (element: Element): string => {
    const attributes = [...element.attributes]
      .map((attribute) => `${attribute.name}=${shown(attribute)}`)
      .sort();
    const hasText = [...element.childNodes].some(
      (child) => child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim(),
    );
    const isShown = element.checkVisibility({ visibilityProperty: true });
    const children = element.localName === 'svg' ? [] : [...element.children].map(shapeOf);
    return `${element.localName}[${attributes}]${hasText ? 't' : ''}${isShown ? '' : 'h'}${Math.min(children.length, 4)}(${[...new Set(children)]})`;
  };
  return shapeOf(document.body);
}

/**
 * The first element with its own text, or field, in each place; marked in the page for {@link contrastFindings}. A place is the path of the element with
 * classes and states, and for the element and its parent whether they are the first or last child, because rows and cells are coloured by that.
 */
function placesOfText(): string[] {
  const STATES =
    'open disabled aria-current aria-selected aria-pressed aria-expanded popover type'.split(' ');
  // These hold text.
  const TEXTS = ['data-label', 'data-programme'];
  const isState = ({ name }: Attr) =>
    STATES.includes(name) || (name.startsWith('data-') && !TEXTS.includes(name));
  const stepOf = (element: Element) => {
    const states = [...element.attributes]
      .filter(isState)
      .map(({ name, value }) => `${name}=${value}`);
    return `${element.localName}.${element.className}${states}`;
  };
  const endsOf = (element: Element | null) =>
    `${element?.previousElementSibling ? '' : '^'}${element?.nextElementSibling ? '' : '$'}`;
  const known = new Map<Element | null, string>([[document.documentElement, 'html']]);
  const placeOf = (element: Element | null): string => {
    const place =
      known.get(element) ??
      `${placeOf(element?.parentElement ?? null)}>${element ? stepOf(element) : ''}`;
    known.set(element, place);
    return place;
  };
  const first = new Map<string, Element>();
  for (const element of document.body.querySelectorAll('*')) {
    const hasText = [...element.childNodes].some(
      (child) => child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim(),
    );
    if (!hasText && !element.matches('input, select, textarea')) continue;
    if (
      element.closest('script, style, svg') ||
      !element.checkVisibility({ visibilityProperty: true })
    )
      continue;
    const place = `${placeOf(element)} ${endsOf(element.parentElement)} ${endsOf(element)}`;
    if (!first.has(place)) first.set(place, element);
  }
  Reflect.set(window, 'placesOfText', [...first.values()]);
  return [...first.keys()];
}
