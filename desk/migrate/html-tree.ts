import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';
import { partsByTabs } from '#app/lib/markdown/tabbed-lines.ts';
import { showMail } from '#desk/imports/hidden-mail.ts';
import type { Say } from '#desk/imports/left-out.ts';

/** Embedded content and forms, removed with their content. */
const DROPPED = new Set(
  (
    'iframe frame frameset object embed applet math video audio canvas form input button ' +
    'select datalist option optgroup textarea noembed noframes'
  ).split(' '),
);
/** Parts of what is left out or a table's layout, which carry no words. */
const SILENT = new Set('head col colgroup source track param area rp'.split(' '));
/** Elements that the converter skips with their words, under the name of one that it keeps. */
const RENAMED: Readonly<Record<string, string>> = {
  dialog: 'div',
  menu: 'ul',
  center: 'div',
  fieldset: 'div',
  legend: 'p',
  summary: 'p',
  details: 'div',
  rt: 'small',
};
/** Elements that begin a new line. */
const LINES = new Set(
  (
    'p div ul ol li dl dt dd table thead tbody tfoot tr td th caption h1 h2 h3 h4 h5 h6 ' +
    'section article header footer aside nav main figure figcaption blockquote address pre hr'
  ).split(' '),
);
/** Parts of a list or table, whose end is the end of that. */
const INSIDE = new Set('li dt dd thead tbody tfoot tr td th'.split(' '));
const SUPERSCRIPT: Readonly<Record<string, string>> = { 2: '²', 3: '³' };

const PICTURE_IN_STYLE = /url\(\s*["']?([^"')]+)/i;

/** A page as what the converter can keep without joining words; reports what is left out. */
export function simplifiedPage(tree: Root, say: Say): Root {
  return { ...tree, children: simplify(tree.children, say) as RootContent[] };
}

/**
 * A part of a page without forms and what is embedded, such as the words for browsers that cannot
 * show it.
 */
export function withoutDropped(tree: Root): Root {
  const kept = (nodes: readonly Node[]): Node[] =>
    nodes.flatMap((node): Node[] => {
      if (node.type !== 'element') return [node];
      if (DROPPED.has(node.tagName)) return [];
      return [{ ...node, children: kept(node.children) as ElementContent[] }];
    });
  return { ...tree, children: kept(tree.children) as RootContent[] };
}

type Node = RootContent | ElementContent;

function simplify(nodes: readonly Node[], say: Say): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.type !== 'element') return node.type === 'text' ? [node] : [];
    if (SILENT.has(node.tagName)) return [];
    if (DROPPED.has(node.tagName)) {
      if (node.properties.type !== 'hidden')
        say('leftOut', `<${node.tagName}> ${addressOf(node)}`.trim());
      return [];
    }
    const [, background] = PICTURE_IN_STYLE.exec(String(node.properties.style ?? '')) ?? [];
    if (background !== undefined) say('picture', background);
    node.tagName = RENAMED[node.tagName] ?? node.tagName;
    if (showMail(node)) say('mail');
    node.children = simplify(node.children, say) as ElementContent[];
    return [simplified(node, say)];
  });
}

/** The form, picture or film that an element would have loaded, or its words. */
function addressOf(node: Element): string {
  const { src, action, data, href } = node.properties;
  return String(src ?? action ?? data ?? href ?? toText(node).replaceAll(/\s+/g, ' ').trim());
}

function simplified(node: Element, say: Say): Node {
  const words = () => toText(node).trim();
  if (node.tagName === 'td' || node.tagName === 'th')
    return { ...node, children: inOneLine(node.children) };
  if (
    (node.tagName === 'del' || node.tagName === 's' || node.tagName === 'strike') &&
    words() !== ''
  )
    say('struckOut', words());
  // 10<sup>5</sup> must not become 105.
  if (node.tagName === 'sup' && /^[-+−]?\d+$/.test(words()))
    return text(SUPERSCRIPT[words()] ?? `^${words()}`);
  // A text in fixed-width letters is ordinary text here; its lines stay.
  if (['pre', 'listing', 'xmp', 'plaintext'].includes(node.tagName)) return linesOf(node);
  return node;
}

const text = (value: string): Text => ({ type: 'text', value });
const lineBreak = (): Element => ({ type: 'element', tagName: 'br', properties: {}, children: [] });

/**
 * The name of each table, by its place in the source: its caption, which the converter skips, and
 * first rows of one cell over the whole width, which are taken out.
 */
export function takeNames(tree: Root): Map<number | undefined, string> {
  const names = new Map<number | undefined, string>();
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return;
    const captions = partsOf(table, 'caption').map(wordsOf);
    const name = [...captions, ...takeTitles(table)].filter(Boolean).join(', ');
    if (name) names.set(table.position?.start.offset, name);
  });
  return names;
}

function takeTitles(table: Element): string[] {
  const groups = [table, ...partsOf(table, 'thead'), ...partsOf(table, 'tbody')];
  const rows = groups.flatMap((group) => partsOf(group, 'tr').map((row) => ({ group, row })));
  const cellsOf = (row: Element) => [...partsOf(row, 'td'), ...partsOf(row, 'th')];
  const widthOf = (row: Element) =>
    cellsOf(row).reduce((sum, { properties }) => sum + Number(properties.colSpan ?? 1), 0);
  const width = Math.max(0, ...rows.map(({ row }) => widthOf(row)));
  const titles: string[] = [];
  for (const { group, row } of rows.slice(0, -1)) {
    if (width < 2 || cellsOf(row).length !== 1 || widthOf(row) < width) break;
    titles.push(wordsOf(row));
    group.children = group.children.filter((child) => child !== row);
  }
  return titles;
}

export const partsOf = ({ children }: Element, name: string): Element[] =>
  children.filter((child) => child.type === 'element').filter(({ tagName }) => tagName === name);
const wordsOf = (element: Element) => toText(element).replaceAll(/\s+/g, ' ').trim();

/**
 * A cell of a Markdown table is one line: blocks in it are separated by spaces, parts of a list by
 * semicolons.
 */
function inOneLine(nodes: readonly ElementContent[]): ElementContent[] {
  const first = nodes.find(({ type }) => type === 'element');
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    if (node.tagName === 'br') return [text(' ')];
    const children = inOneLine(node.children);
    if (!LINES.has(node.tagName)) return [{ ...node, children }];
    const isPart = node !== first && ['li', 'tr', 'dt'].includes(node.tagName);
    return [
      text(isPart ? '; ' : ' '),
      ...children,
      ...(INSIDE.has(node.tagName) ? [] : [text(' ')]),
    ];
  });
}

/** Lines with equal numbers of tabs are a table. */
function linesOf(node: Element): Element {
  const parts = partsByTabs(words(node).split('\n'));
  if (!parts.some((part) => 'rows' in part))
    return { ...node, tagName: 'p', children: withBreaks(node.children) };
  const inside = (tagName: string, children: ElementContent[]): Element => ({
    type: 'element',
    tagName,
    properties: {},
    children,
  });
  const cell = (words: string) => inside('td', [text(words)]);
  return inside(
    'div',
    parts.map((part) =>
      'rows' in part
        ? inside(
            'table',
            part.rows.map((row) => inside('tr', row.map(cell))),
          )
        : inside('p', [text(part.line)]),
    ),
  );
}

const words = (node: Element | Text): string =>
  node.type === 'text'
    ? node.value
    : node.children
        .map((child) => (child.type === 'element' || child.type === 'text' ? words(child) : ''))
        .join('');

function withBreaks(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'element') return [{ ...node, children: withBreaks(node.children) }];
    if (node.type !== 'text') return [node];
    const lines = node.value.replace(/^\n|\n$/g, '').split('\n');
    return lines.flatMap((line, index) => (index === 0 ? [text(line)] : [lineBreak(), text(line)]));
  });
}
