import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** A link as a visitor meets it: its address, its words on one line, and how it opens. */
type FoundLink = { href: string; text: string; target: string; rel: string };

/** A part of a built page, to be read without a browser. */
export type PagePart = {
  /**
   * The first element that matches. @throws Error if there is none: content that is missing must
   * not pass as empty
   */
  find: (selector: string) => PagePart;
  all: (selector: string) => PagePart[];
  /** Text on one line, without soft hyphens and word joiners. */
  text: () => string;
  attribute: (name: string) => string | undefined;
  links: (selector?: string) => FoundLink[];
  /** The innermost section, article or column whose heading has these words. */
  part: (heading: string) => PagePart;
  /** Cells of each row of the table with this caption, heads included. */
  table: (caption: string) => string[][];
};

const read = new Map<string, PagePart>();

/** A built page by its address, such as `/ml/admissions`. */
export function pageFile(address: string): PagePart {
  const known = read.get(address);
  if (known) return known;
  const html = readFileSync(
    join('build/client', address.endsWith('.html') ? address : join(address, 'index.html')),
    'utf8',
  );
  const page = partOf(select('html', unified().use(rehypeParse).parse(html)), address);
  read.set(address, page);
  return page;
}

function partOf(element: Element | undefined, name: string): PagePart {
  if (!element) throw new Error(`There is no ${name}`);
  const all = (selector: string) =>
    selectAll(selector, element).map((found) => partOf(found, `${selector} in ${name}`));
  const text = () => oneLine(toText(element));
  const attribute = (key: string) => attributeOf(element, key);
  return {
    find: (selector) => partOf(select(selector, element), `${selector} in ${name}`),
    all,
    text,
    attribute,
    links: (selector = 'a[href]') =>
      selectAll(selector, element).map((link) => ({
        href: attributeOf(link, 'href') ?? '',
        text: oneLine(toText(link)),
        target: attributeOf(link, 'target') ?? '',
        rel: attributeOf(link, 'rel') ?? '',
      })),
    part: (heading) => {
      const hasHeading = (part: Element) =>
        selectAll('h2, h3, h4', part).some((each) => oneLine(toText(each)) === heading);
      // A column of the footer has no element but a div.
      const around = ['section, article, nav', 'div']
        .map((kind) => selectAll(kind, element).filter(hasHeading).at(-1))
        .find(Boolean);
      return partOf(around, `part “${heading}” in ${name}`);
    },
    table: (caption) => {
      const table = selectAll('table', element).find(
        (each) => select('caption', each) && oneLine(toText(partNode(each))) === caption,
      );
      return partOf(table, `table “${caption}” in ${name}`)
        .all('tr')
        .map((row) => row.all('th, td').map((cell) => cell.text()));
    },
  };
}

function partNode(table: Element): Element {
  return select('caption', table) ?? table;
}

function oneLine(text: string): string {
  return text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim();
}

function attributeOf(element: Element, name: string): string | undefined {
  const value = element.properties[name === 'class' ? 'className' : name];
  if (value === null || value === undefined || value === false) return undefined;
  return Array.isArray(value) ? value.join(' ') : String(value);
}
