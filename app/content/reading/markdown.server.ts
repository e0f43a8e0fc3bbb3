import type { Element, Root as HtmlRoot } from 'hast';
import { toText } from 'hast-util-to-text';
import type { Link, Nodes, Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import rehypeStringify from 'rehype-stringify';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { tieWords } from '#app/lib/tied-words.ts';

/** A piece of a section's text: finished HTML, or a directive that a component draws from data. */
export type RawBlock = { kind: 'html'; html: string } | { kind: 'directive'; name: string; attributes: Record<string, string> };

/** A mistake in a text; the caller adds the file. */
export type TextFault = { field: string; expected: string; found: string };

export type TextOptions = {
  /** Level of the text's first headings: 2 on a page of its own, 3 below another section. */
  headingLevel: 2 | 3;
  /** Leaf directives that data stands behind. */
  leafDirectives: readonly string[];
  /** What `:name[key]` inside a sentence stands for; `undefined` for an unknown key. */
  textValue: (name: string, key: string) => string | undefined;
  /** The address a link of this text leads to on the page. */
  resolveLink: (href: string) => string;
  /** Said after the words of a link that leaves the site. */
  newTabNote: string;
};

/** `:english[404 Not Found]` marks English words in a Malayalam text, so that a screen reader says them as such. */
const ENGLISH = 'english';
const CONTAINERS = ['table', 'steps', 'note', 'warning'];
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);

/** Marks of quotations and lists one inside the other at the beginning of a line, more than any reader could follow. */
const TOO_DEEP = /^(?:[ \t]*(?:>|(?:[-*+]|\d+[.)])(?=[ \t]))){9}/m;
/** A line that begins so far to the right stands inside as many lists. */
const FAR_RIGHT = /^[ \t]{40}/m;

/** Finds what would keep the Markdown reader busy for minutes, or end it: to be asked before {@link parseText}. */
export function findDepthFault(source: string): TextFault | undefined {
  const place = Math.max(source.search(TOO_DEEP), source.search(FAR_RIGHT));
  if (place === -1) return undefined;
  const line = source.slice(0, place).split('\n').length;
  return { field: `text, line ${line}`, expected: 'lists and boxes at most eight deep', found: JSON.stringify(source.slice(place, place + 40)) };
}

const trees = new Map<string, Root>();

/** Parses a section's Markdown once; rendering does not change the result. */
export function parseText(source: string): Root {
  const tree = trees.get(source) ?? parser.parse(source);
  trees.set(source, tree);
  return tree;
}

/** Every address a text links to, in order. */
export function linksOf(tree: Root): string[] {
  const links: string[] = [];
  visit(tree, 'link', (node: Link) => {
    links.push(node.url);
  });
  return links;
}

/** Finds what editors may not write: HTML, unknown directives, italics, first-level headings, tables without a caption. */
export function findTextFaults(tree: Root, options: Pick<TextOptions, 'leafDirectives' | 'textValue'>): TextFault[] {
  const faults: TextFault[] = [];
  const at = (node: Nodes, expected: string, found: string) => faults.push({ field: `text, line ${node.position?.start.line ?? '?'}`, expected, found });
  visit(tree, (node, _index, parent) => {
    if (node.type === 'html') at(node, 'text without HTML', node.value);
    if (node.type === 'emphasis') at(node, '**bold** or plain text (italics are not readable in Malayalam)', 'italic text');
    if (node.type === 'image') at(node, 'text, a table or a directive', `the image ${node.url}`);
    if (node.type === 'heading' && node.depth === 1) at(node, 'headings that begin with ##', 'a heading with one #');
    if (node.type === 'table' && !(parent?.type === 'containerDirective' && parent.name === 'table')) {
      at(node, 'a table inside :::table[Caption]', 'a table without a caption');
    }
    if (node.type === 'containerDirective' && !CONTAINERS.includes(node.name)) {
      at(node, `one of: ${CONTAINERS.map((name) => `:::${name}`).join(', ')}`, `:::${node.name}`);
    }
    if (node.type === 'containerDirective' && node.name === 'table' && !labelOf(node)) at(node, 'a caption: :::table[Caption]', ':::table without one');
    if (node.type === 'leafDirective' && parent?.type !== 'root') at(node, 'a line of its own, outside lists and boxes', `::${node.name}`);
    if (node.type === 'leafDirective' && !options.leafDirectives.includes(node.name)) {
      at(node, `one of: ${options.leafDirectives.map((name) => `::${name}`).join(', ')}`, `::${node.name}`);
    }
    if (node.type === 'textDirective' && node.name !== ENGLISH && options.textValue(node.name, plainTextOf(node)) === undefined) {
      at(node, 'a known :figure[...] or :id[...]', `:${node.name}[${plainTextOf(node)}]`);
    }
  });
  return faults;
}

/** Renders a parsed text as blocks, one after the other: HTML between the leaf directives that stand at its top level. */
export async function* renderText(tree: Root, options: TextOptions): AsyncGenerator<RawBlock, void> {
  const html = async (children: RootContent[]): Promise<RawBlock> => ({ kind: 'html', html: await toHtml({ type: 'root', children }, options) });
  let pending: RootContent[] = [];
  for (const node of tree.children) {
    if (node.type !== 'leafDirective') {
      pending.push(node);
      continue;
    }
    if (pending.length > 0) yield html(pending);
    pending = [];
    yield { kind: 'directive', name: node.name, attributes: attributesOf(node) };
  }
  if (pending.length > 0) yield html(pending);
}

async function toHtml(tree: Root, options: TextOptions): Promise<string> {
  const copy = structuredClone(tree);
  visit(copy, (node) => {
    if (node.type === 'text') node.value = tieWords(node.value);
    if (node.type === 'heading') node.depth = Math.min(6, node.depth + options.headingLevel - 2) as typeof node.depth;
    if (node.type === 'textDirective' && node.name === ENGLISH) node.data = { hName: 'span', hProperties: { lang: 'en' } };
    else if (node.type === 'textDirective')
      node.data = {
        hName: 'span',
        // An identification number is read as one.
        hProperties: node.name === 'id' ? { className: ['unbroken'] } : {},
        hChildren: [{ type: 'text', value: options.textValue(node.name, plainTextOf(node)) ?? '' }],
      };
    if (node.type === 'containerDirective') markContainer(node);
  });
  const html = await unified().use(remarkRehype).run(copy);
  visit(html, 'element', (element: Element) => shapeElement(element, options));
  return unified()
    .use(rehypeStringify)
    .stringify(html as HtmlRoot);
}

/** `:::table[Caption]` becomes a scrolling region, `:::note[Words.]` a box with its first words bold. */
function markContainer(node: ContainerDirective): void {
  const label = labelOf(node);
  if (node.name === 'table') {
    const caption = label ? plainTextOf(label) : '';
    node.children = node.children.filter((child) => child !== label);
    node.data = { hName: 'section', hProperties: { className: ['table-region'], ariaLabel: caption, tabIndex: 0, dataCaption: caption } };
    return;
  }
  if (label && node.children[1]?.type === 'paragraph') {
    node.children[1].children.unshift({ type: 'strong', children: label.children }, { type: 'text', value: ' ' });
    node.children = node.children.slice(1);
  } else if (label) {
    label.children = [{ type: 'strong', children: label.children }];
  }
  node.data = { hName: 'div', hProperties: { className: [node.name === 'steps' ? 'steps' : 'notice-box'], dataTone: node.name } };
}

/** The words in square brackets after a directive's name. */
function labelOf(node: ContainerDirective) {
  const [first] = node.children;
  return first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
}

function shapeElement(element: Element, options: TextOptions): void {
  if (element.tagName === 'section' && element.properties.dataCaption) {
    const caption = String(element.properties.dataCaption);
    delete element.properties.dataCaption;
    const table = element.children.find((child): child is Element => child.type === 'element' && child.tagName === 'table');
    if (table) labelCells(table);
    table?.children.unshift({ type: 'element', tagName: 'caption', properties: {}, children: [{ type: 'text', value: caption }] });
  }
  if (element.tagName === 'th') element.properties.scope = 'col';
  if (element.tagName === 'a') shapeLink(element, options);
}

/** Cells of a table too wide for a phone say the head of their column, so that a row can be shown as a block there (app/styles/prose.css). */
function labelCells(table: Element): void {
  const rows: Element[] = [];
  visit(table, { tagName: 'tr' }, (row: Element) => {
    rows.push(row);
  });
  const cellsOf = (row: Element) => row.children.filter((child): child is Element => child.type === 'element');
  const [heads = [], ...others] = rows.map(cellsOf);
  if (heads.length < 3) return;
  for (const [column, cell] of others.flatMap((cells) => [...cells.entries()])) {
    const head = heads[column];
    if (column > 0 && head) cell.properties.dataLabel = toText(head);
  }
}

function shapeLink(element: Element, options: TextOptions): void {
  const href = String(element.properties.href ?? '');
  element.properties.href = options.resolveLink(href);
  if (!/^https:/.test(href)) return;
  element.properties.target = '_blank';
  element.properties.rel = ['noopener', 'noreferrer'];
  element.children.push({
    type: 'element',
    tagName: 'span',
    properties: { className: ['visually-hidden'] },
    children: [{ type: 'text', value: ` (${options.newTabNote})` }],
  });
}

function attributesOf(node: LeafDirective): Record<string, string> {
  return Object.fromEntries(Object.entries(node.attributes ?? {}).map(([key, value]) => [key, value ?? '']));
}

function plainTextOf(node: Nodes | TextDirective): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => plainTextOf(child)).join('') : '';
}
