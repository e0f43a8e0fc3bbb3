import type { Element, Root as Html } from 'hast';
import type { Nodes, Parents, Root, RootContent, Table } from 'mdast';
import rehypeRemark, { type Options } from 'rehype-remark';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { isWebAddress, linkKind } from '#app/lib/link-rules.ts';
import { asClauses, listStart, listType, partsByNumber } from '#app/lib/markdown/list-types.ts';
import { writeText } from '#app/lib/markdown/one-form.ts';
import { textFromTree } from '#app/lib/markdown/text-from-tree.ts';
import { directAddress } from '#desk/content-files/direct-address.ts';
import { type Say, said } from '#desk/imports/left-out.ts';
import type { Words } from '#desk/words.ts';
import { simplifiedPage, takeNames } from './html-tree.ts';
import { divideCells } from './joined-cells.ts';

/** Types of Markdown not used on this site: their text is kept. */
const PLAIN: readonly string[] = ['emphasis', 'delete', 'inlineCode'];
const WITHOUT: readonly string[] = [
  'thematicBreak',
  'html',
  'footnoteDefinition',
  'footnoteReference',
];
type State = Parameters<NonNullable<NonNullable<Options['handlers']>[string]>>[0];
/** A text as Markdown, and the omitted parts. */
export type ConvertedText = {
  markdown: string;
  dropped: Words[];
};
const converter = unified()
  .use(rehypeRemark, { handlers: { ol: numberedLists } })
  .freeze();

/**
 * Turns a page of another system into the Markdown of this site's texts. Scripts, frames, forms,
 * pictures and links that may not be are left out and reported.
 * @param base address from which its links are read
 * @param caption of tables without one; required by the site
 */
export function htmlToMarkdown(page: Html, base: string, caption: string): ConvertedText {
  const dropped: Words[] = [];
  const say: Say = (what, name) => dropped.push(said(what, name));
  const own = structuredClone(page);
  completeLinks(own, base);
  orderHeadings(own);
  const tree = simplifiedPage(own, say);
  const names = takeNames(tree);
  divideCells(tree, say);
  const text = converter.runSync(tree) as Root;
  convertNodes(text, say);
  wrapTables(text, (table) => names.get(table.position?.start.offset) ?? caption, say);
  return { markdown: writeText(textFromTree(text)).trim(), dropped };
}

/**
 * Links are complete, so that none seems to lead to a page of this site; those of the old site are
 * encrypted, as its redirects will be.
 */
function completeLinks(tree: Html, base: string): void {
  const old = new URL(base).host;
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src']) {
      const url = URL.parse(String(properties[name] ?? ''), base);
      if (properties[name] === undefined || !url) continue;
      if (url.host === old && url.protocol === 'http:') url.protocol = 'https:';
      properties[name] = url.href;
    }
  });
}

/** Headings without a gap between their levels, whatever looked right on the old site. */
function orderHeadings(tree: Html): void {
  const headings: Element[] = [];
  visit(tree, 'element', (node) => {
    if (/^h[1-6]$/.test(node.tagName)) headings.push(node);
  });
  const levels = [...new Set(headings.map(({ tagName }) => tagName))].sort();
  for (const heading of headings) heading.tagName = `h${levels.indexOf(heading.tagName) + 2}`;
}

/**
 * Where the number of an item does not follow, another list begins; letters and Roman numbers stay.
 */
function numberedLists(state: State, list: Element): RootContent[] {
  const { start, type, style } = list.properties;
  const items = list.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const numberOf = (item: (typeof items)[number]) =>
    item.type === 'element' && item.properties.value !== undefined
      ? listStart(item.properties.value)
      : undefined;
  return partsByNumber(items, listStart(start), numberOf).map((part) =>
    asClauses(
      {
        type: 'list',
        ordered: true,
        start: part.start,
        children: state.toSpecificContent(state.all({ ...list, children: part.items }), () => ({
          type: 'listItem',
          children: [],
        })),
      },
      listType(type, style),
    ),
  );
}

function convertNodes(tree: Root, say: Say): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.type === 'text') node.value = node.value.replaceAll(/\p{Cc}/gu, ' ');
    if (node.type === 'image') {
      say('picture', [node.url, node.alt && `(${node.alt})`].filter(Boolean).join(' '));
      return replace(parent, index, []);
    }
    if (node.type === 'heading') node.depth = Math.max(2, Math.min(node.depth, 4)) as 2 | 3 | 4;
    if (node.type === 'code')
      return replace(parent, index, [
        { type: 'paragraph', children: [{ type: 'text', value: node.value }] },
      ]);
    if (node.type === 'link') {
      const words = plainTextOf(node);
      const href = allowedAddress(node.url);
      if (href === undefined || words === '') {
        if (words === '') tellLinkOfPicture(node.url, say);
        else if (node.url !== '' && !words.includes(node.url.replace(/^(?:mailto|tel):/, '')))
          say('link', node.url);
        return replace(parent, index, node.children);
      }
      node.url = href;
    }
    if (WITHOUT.includes(node.type)) return replace(parent, index, []);
    return PLAIN.includes(node.type)
      ? replace(
          parent,
          index,
          'children' in node ? node.children : [{ type: 'text', value: plainTextOf(node) }],
        )
      : undefined;
  });
}

/** A picture that leads to its own large copy is reported as a picture. */
function tellLinkOfPicture(url: string, say: Say): void {
  if (url !== '' && !/\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]|$)/i.test(url))
    say('linkOfPicture', url);
}

/** The replacement of a node is visited next. */
function replace(parent: Parents, index: number, nodes: readonly Nodes[]): [typeof SKIP, number] {
  (parent.children as Nodes[]).splice(index, 1, ...nodes);
  return [SKIP, index];
}

/** The address as this site may have it: trimmed and encoded. */
function allowedAddress(typed: string): string | undefined {
  const href = directAddress(typed.trim());
  if (linkKind(href) !== undefined) return href;
  const url = URL.parse(href);
  return url && isWebAddress(url.href) ? url.href : undefined;
}

function wrapTables(tree: Root, captionOf: (table: Table) => string, say: Say): void {
  tree.children = tree.children.map((node) => {
    if (node.type !== 'table') return node;
    giveHead(node, say);
    const label = {
      type: 'paragraph' as const,
      data: { directiveLabel: true },
      children: [{ type: 'text' as const, value: captionOf(node) }],
    };
    return {
      type: 'containerDirective' as const,
      name: 'table',
      attributes: {},
      children: [label, node],
    };
  });
}

/** Markdown has no table without headings; the converter puts an empty row there. */
function giveHead(table: Table, say: Say): void {
  const [first, second] = table.children;
  if (!second || first?.children.some((cell) => plainTextOf(cell) !== '')) return;
  table.children.shift();
  say('headless', rowText(second));
}

const rowText = (row: Table['children'][number]) =>
  row.children
    .map(plainTextOf)
    .filter((words) => words !== '')
    .join(', ');

/** The words of a node in one line; a line break separates words. */
function plainTextOf(node: Nodes): string {
  return plainLines(node).join(' ');
}

function plainLines(node: Nodes): string[] {
  const collect = (each: Nodes): string => {
    if (each.type === 'break') return '\n';
    if ('value' in each) return each.value.replaceAll(/\s+/g, ' ');
    return 'children' in each ? each.children.map(collect).join('') : '';
  };
  return collect(node)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}
