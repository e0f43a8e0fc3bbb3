import { partsByTabs } from '#app/lib/markdown/tabbed-lines.ts';
import type { StyleOf } from './styles.ts';
import { BLOCKS } from './words-of.ts';

const MOST_TABS = 20;
/** Elements with a line of their own that the editor takes for words. */
const LINES = 'center, details, dialog, dt, legend, main, marquee, nav, search, summary';
/** Parts of a table that its style does not divide. */
const OF_TABLE = 'caption, col, colgroup';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/**
 * What a page shows on a line of its own is one, whatever it is called: by its name, its style, or
 * side by side with others.
 */
export function separateLines(body: HTMLElement, style: StyleOf): void {
  const shows = (element: Element | null, how: RegExp) =>
    element !== null && how.test(style(element, 'display'));
  const isLine = (element: Element) =>
    element.matches(LINES) ||
    (!element.matches(`${BLOCKS}, ${OF_TABLE}, br`) &&
      (shows(element, /^(?:block|flex|flow-root|grid|list-item|table)$/) ||
        shows(element.parentElement, /^(?:inline-)?(?:flex|grid)$/)));
  for (const element of [...body.querySelectorAll('*')].filter(isLine)) {
    if (element.closest(`${HEADINGS}, caption`)) {
      element.before(' ');
      element.after(' ');
      continue;
    }
    const line = body.ownerDocument.createElement('div');
    element.replaceWith(line);
    line.append(element);
  }
}

/**
 * Lines that a text in fixed-width letters has by its signs alone: each ends with a break, those
 * with equal numbers of tabs are rows.
 */
export function correctPreformatted(body: HTMLElement, style: StyleOf): void {
  const isOf = (element: Element) =>
    element.localName === 'pre' || style(element, 'white-space').startsWith('pre');
  const elements = [...body.querySelectorAll<HTMLElement>('*')]
    .filter(isOf)
    // Beside other blocks, as in the frame that a page draws around a program, it is the parts that
    // have the lines.
    .flatMap((element) => (element.querySelector(BLOCKS) ? linesInside(element) : [element]))
    .filter(
      (element, index, all) =>
        all.indexOf(element) === index && /\n\s*\S/.test(element.textContent ?? ''),
    );
  for (const element of elements) {
    const parts = partsByTabs((element.textContent ?? '').split(/\r?\n/));
    if (parts.every((part) => 'line' in part)) {
      breakLines(element);
      continue;
    }
    const made = element.ownerDocument.createElement('div');
    for (const part of parts) {
      if ('line' in part) made.append(part.line, element.ownerDocument.createElement('br'));
      else made.append(tableOf(part.rows, element.ownerDocument));
    }
    element.replaceWith(made);
  }
}

const linesInside = (element: Element): HTMLElement[] =>
  [...element.children].flatMap((child) => {
    if (child.querySelector(BLOCKS)) return linesInside(child);
    return child instanceof HTMLElement ? [child] : [];
  });

/** Paragraphs of Word behind each other with equal numbers of tabs are rows. */
export function correctTabs(body: HTMLElement, style: StyleOf): void {
  /** Elsewhere a tab is a space. */
  const tabbed = new Set<Element>();
  for (const tab of body.querySelectorAll('span')) {
    const count = Number.parseInt(style(tab, 'mso-tab-count'), 10);
    if (!(count > 0)) continue;
    const line = tab.closest('p');
    if (line) tabbed.add(line);
    tab.replaceWith('\t'.repeat(Math.min(count, MOST_TABS)));
  }
  let run: HTMLElement[] = [];
  const end = () => {
    const lines = run.map((line) => (line.textContent ?? '').replaceAll(/[\r\n\u00a0 ]+/g, ' '));
    const [part, ...others] = partsByTabs(lines);
    if (part && 'rows' in part && others.length === 0) {
      run[0]?.before(tableOf(part.rows, body.ownerDocument));
      for (const line of run) line.remove();
    }
    run = [];
  };
  for (const line of body.querySelectorAll<HTMLElement>('p')) {
    if (run.at(-1)?.nextElementSibling !== line) end();
    const isPre = style(line, 'white-space').startsWith('pre') && line.textContent?.includes('\t');
    const isRow = (tabbed.has(line) || isPre) && !style(line, 'mso-list');
    if (isRow && !line.querySelector('a, br')) run.push(line);
    else end();
  }
  end();
}

function breakLines(element: HTMLElement): void {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const lines = (text.textContent ?? '').split(/\r?\n/);
    const pieces = lines.flatMap((line, index) =>
      index === 0 ? [line] : [element.ownerDocument.createElement('br'), line],
    );
    if (text instanceof Text) text.replaceWith(...pieces);
  }
  if (element.localName !== 'pre') return;
  const paragraph = element.ownerDocument.createElement('div');
  paragraph.append(...element.childNodes);
  element.replaceWith(paragraph);
}

function tableOf(rows: readonly (readonly string[])[], owner: Document): HTMLTableElement {
  const table = owner.createElement('table');
  for (const row of rows) {
    const line = table.insertRow();
    for (const cell of row) line.insertCell().append(cell);
  }
  return table;
}

/** A break at the end of a line, or between blocks, is none; two of them end a paragraph. */
export function correctBreaks(body: HTMLElement): void {
  let run: Element[] = [];
  let isBehindWords = false;
  let hasParagraphs = false;
  const end = (isBeforeWords: boolean) => {
    const [first, ...others] = run;
    if (!isBehindWords || !isBeforeWords) first?.remove();
    else if (first?.closest(HEADINGS)) first.replaceWith(' ');
    else if (others.length > 0) {
      first?.replaceWith(body.ownerDocument.createElement('div'));
      hasParagraphs = true;
    }
    for (const other of others) other.remove();
    run = [];
    isBehindWords = isBeforeWords;
  };
  const walk = (parent: Element) => {
    for (const node of [...parent.childNodes]) {
      if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) end(true);
      if (!(node instanceof Element)) continue;
      if (node.localName === 'br') {
        run.push(node);
        continue;
      }
      const isBlock = node.matches(BLOCKS);
      if (isBlock) end(false);
      walk(node);
      if (isBlock) end(false);
    }
  };
  walk(body);
  end(false);
  if (!hasParagraphs) return;
  // Words that stand in no block are divided only inside one.
  const around = body.ownerDocument.createElement('div');
  around.append(...body.childNodes);
  body.append(around);
}
