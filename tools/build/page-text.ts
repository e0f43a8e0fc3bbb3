import type { Element, ElementContent } from 'hast';
import { toText } from 'hast-util-to-text';
import { withoutInitials } from '#app/lib/head-title.ts';
import { withoutBreaks } from '#app/lib/without-breaks.ts';
import { parseDrawn } from './parse-drawn.ts';

/**
 * The visible text of a page, without navigation: the whole; its parts that are entries of the
 * search, by their anchors; and what is in none of them.
 */
export type PageText = {
  heading: string;
  headTitle: string;
  headings: string[];
  text: string;
  parts: Record<string, string>;
  rest: string;
};

/** Classes of inline spans. */
const IN_LINE = new Set(['unbroken', 'undefined']);
const LINE_BREAK: Element = { type: 'element', tagName: 'br', properties: {}, children: [] };

/** Parts common to all pages, repeated, or shown only on request. */
const SKIPPED = new Set('nav script style template noscript svg form button select'.split(' '));

/**
 * Reads headings and text of a page.
 * @param html as it was drawn
 * @param title of its head, which may end with the initials of the college
 * @param anchors of its parts that are found by themselves
 */
export function pageText(
  html: string,
  path: string,
  title: string,
  initials: string,
  anchors: readonly string[],
): PageText {
  // Head and menus, two thirds of it, are not parsed.
  const part = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>') + '</main>'.length);
  const [main] = parseDrawn(withoutBreaks(part));
  if (main?.tagName !== 'main') throw new Error(`The page ${path} has no main part`);
  const page: PageText = {
    heading: '',
    headTitle: withoutInitials(title, initials).replaceAll(' | ', ': '),
    headings: [],
    text: '',
    parts: {},
    rest: '',
  };
  tidy(main, page);
  // The page of a tab contains all tabs; only its own is indexed.
  const own = find(
    main,
    ({ tagName, properties }) => tagName === 'section' && path.endsWith(`/${properties.id}`),
  );
  const whole = own ?? main;
  page.text = partedTextOf(whole);
  for (const anchor of anchors) {
    const part = find(whole, ({ properties }) => properties.id === anchor);
    if (part) page.parts[anchor] = partedTextOf(part);
  }
  withoutParts(whole, new Set(anchors));
  page.rest = partedTextOf(whole);
  return page;
}

function withoutParts(element: Element, anchors: ReadonlySet<string>): void {
  element.children = element.children.filter(
    (child) => child.type !== 'element' || !anchors.has(String(child.properties.id)),
  );
  for (const child of element.children) if (child.type === 'element') withoutParts(child, anchors);
}

/** Takes the headings out of an element, and leaves of its text what is searched. */
function tidy(element: Element, page: PageText): void {
  if (element.tagName === 'h1') page.heading ||= lineOf(element);
  else if (/^h[2-4]$/.test(element.tagName)) page.headings.push(lineOf(element));
  const kept = element.children.filter(
    (child, place, children) =>
      child.type !== 'element' ||
      !(
        isSkipped(child) ||
        isLineOfFold(child, element) ||
        isTwinOfMenu(child, children[place - 1])
      ),
  );
  // Adjacent elements are separated by styles on the page, and by a space in the text.
  element.children = kept.flatMap((child, place) => {
    const next = kept[place + 1];
    if (child.type === 'element' && next?.type === 'element')
      return [child, { type: 'text' as const, value: ' ' }];
    return child.type === 'text' && next?.type === 'element' && isLineOfItsOwn(next)
      ? [child, LINE_BREAK]
      : [child];
  });
  if (element.tagName === 'dt' && !lineOf(element).endsWith(':'))
    element.children.push({ type: 'text', value: ':' });
  for (const child of kept) if (child.type === 'element') tidy(child, page);
}

function isSkipped(element: Element): boolean {
  const { tagName, properties } = element;
  // A countdown would make other files every night.
  if (SKIPPED.has(tagName) || properties.ariaHidden === 'true' || 'dataMoment' in properties)
    return true;
  // What holds later (app/components/by-date), and what tools fill.
  if ('hidden' in properties) return true;
  // Text for screen readers only, such as "opens in a new tab", or for paper, and the anchor link
  // of a heading.
  const classes = [properties.className].flat().map(String);
  return (
    classes.includes('visually-hidden') ||
    classes.includes('print-only') ||
    (tagName === 'a' && lineOf(element) === '#')
  );
}

/** Spans with a class are on a separate line, except those that only keep a line together. */
function isLineOfItsOwn({ tagName, properties }: Element): boolean {
  const classes = [properties.className].flat().map(String);
  return (
    ['span', 'small'].includes(tagName) && classes.some((name) => name !== '' && !IN_LINE.has(name))
  );
}

/** What stands for a folded section on phones (app/components/disclosure/phone-fold.tsx). */
function isLineOfFold({ tagName }: Element, { properties }: Element): boolean {
  return tagName === 'summary' && 'dataPhoneFold' in properties;
}

/** On narrow screens a disclosure right behind a menu takes its place. */
function isTwinOfMenu({ tagName }: Element, before: ElementContent | undefined): boolean {
  return tagName === 'details' && before?.type === 'element' && before.tagName === 'nav';
}

function find(element: Element, isWanted: (element: Element) => boolean): Element | undefined {
  if (isWanted(element)) return element;
  for (const child of element.children) {
    const found = child.type === 'element' ? find(child, isWanted) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Text on one line, with words separated as on the page. */
function lineOf(element: Element): string {
  return toText(element).replaceAll(/\s+/g, ' ').trim();
}

/**
 * Text on one line; blocks and cells without a final stop are separated by a middle dot, so that
 * excerpts are readable.
 */
function partedTextOf(element: Element): string {
  const parts = toText(element)
    .split(/[\t\n]+/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
  // The point of an initial ends a name, not a sentence.
  const isEnded = (part: string) =>
    /[.!?:;,…]["”’)]*$/.test(part) && !/(?:^|\s)\p{L}\p{M}*\.$/u.test(part);
  return parts
    .map((part, place) => (place === parts.length - 1 || isEnded(part) ? part : `${part} ·`))
    .join(' ');
}
