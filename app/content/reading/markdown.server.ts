import type { Element, Root as HtmlRoot } from 'hast';
import { toText } from 'hast-util-to-text';
import type { Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { type Html, renderHtml } from '#app/lib/html.server.ts';
import { clausesOf } from '#app/lib/markdown/list-types.ts';
import { tieWords } from '#app/lib/tied-words.ts';
import { placeOf } from './problem.server.ts';
import { ENGLISH, findTextFaults, labelOf, plainTextOf } from './text-faults.server.ts';

/** A piece of a section's text: HTML, or a directive for a component that shows data. */
export type RawBlock =
  | { kind: 'html'; html: Html }
  | { kind: 'directive'; name: string; attributes: Record<string, string> };

export type TextOptions = {
  /** Level of the text's first headings: 2 on a separate page, 3 below another section. */
  headingLevel: 2 | 3;
  /** Leaf directives that show data. */
  leafDirectives: readonly string[];
  /** The value of `:name[key]` inside a sentence; `undefined` for an unknown key. */
  textValue: (name: string, key: string) => string | undefined;
  /** The final address of a link in this text. */
  resolveLink: (href: string) => string;
  /** Added after the text of an external link, for screen readers. */
  newTabNote: string;
};

type LinkOptions = Pick<TextOptions, 'resolveLink' | 'newTabNote'>;

/**
 * Renders a parsed text as blocks in order: HTML between the leaf directives at its top level.
 * @throws Error for faults that {@link findTextFaults} reports
 */
export function* renderText(tree: Root, options: TextOptions): Generator<RawBlock, void> {
  const [fault] = findTextFaults(tree, options);
  if (fault)
    throw new Error(
      `${placeOf(fault)}: expected ${fault.expected.en}. Run npm run check:content for the place.`,
    );
  const html = (children: RootContent[]): RawBlock => ({
    kind: 'html',
    html: renderNodes(children, options),
  });
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

/** Renders nodes that contain no leaf directives. */
export function renderNodes(
  children: RootContent[],
  options: Omit<TextOptions, 'leafDirectives'>,
): Html {
  const copy: Root = structuredClone({ type: 'root', children });
  visit(copy, (node, index, parent) => {
    const clauses = node.type === 'containerDirective' ? clausesOf(node) : undefined;
    if (clauses && parent && index !== undefined) {
      clauses.list.data = { hProperties: { type: clauses.type, dataType: clauses.type } };
      parent.children.splice(index, 1, clauses.list);
      return [SKIP, index];
    }
    if (node.type === 'text') node.value = tieWords(node.value);
    if (node.type === 'heading')
      node.depth = Math.min(6, node.depth + options.headingLevel - 2) as typeof node.depth;
    if (node.type === 'textDirective' && node.name === ENGLISH)
      node.data = { hName: 'span', hProperties: { lang: 'en' } };
    else if (node.type === 'textDirective')
      node.data = {
        hName: 'span',
        // An identification number is read as one unit.
        hProperties: node.name === 'id' ? { className: ['unbroken'] } : {},
        hChildren: [{ type: 'text', value: options.textValue(node.name, plainTextOf(node)) ?? '' }],
      };
    if (node.type === 'containerDirective') markContainer(node);
    return undefined;
  });
  const html = unified().use(remarkRehype).runSync(copy);
  visit(html, 'element', (element: Element) => shapeElement(element, options));
  return renderHtml(html as HtmlRoot);
}

/**
 * `:::table[Caption]` becomes a scrolling region, `:::note[Words.]` a box with its first words in
 * bold.
 */
function markContainer(node: ContainerDirective): void {
  const label = labelOf(node);
  if (node.name === 'table') {
    const caption = label ? plainTextOf(label) : '';
    node.children = node.children.filter((child) => child !== label);
    node.data = {
      hName: 'section',
      hProperties: {
        className: ['table-region'],
        ariaLabel: caption,
        tabIndex: 0,
        dataCaption: caption,
      },
    };
    return;
  }
  if (label && node.children[1]?.type === 'paragraph') {
    node.children[1].children.unshift(
      { type: 'strong', children: label.children },
      { type: 'text', value: ' ' },
    );
    node.children = node.children.slice(1);
  } else if (label) {
    label.children = [{ type: 'strong', children: label.children }];
  }
  node.data = {
    hName: 'div',
    hProperties: {
      className: [node.name === 'steps' ? 'steps' : 'notice-box'],
      dataTone: node.name,
    },
  };
}

function shapeElement(element: Element, options: LinkOptions): void {
  if (element.tagName === 'section' && element.properties.dataCaption) {
    const caption = String(element.properties.dataCaption);
    delete element.properties.dataCaption;
    const table = element.children.find(
      (child): child is Element => child.type === 'element' && child.tagName === 'table',
    );
    if (table) labelCells(table);
    table?.children.unshift({
      type: 'element',
      tagName: 'caption',
      properties: {},
      children: [{ type: 'text', value: caption }],
    });
  }
  if (element.tagName === 'th') element.properties.scope = 'col';
  if (element.tagName === 'a') shapeLink(element, options);
}

/**
 * In tables too wide for a phone each cell has the heading of its column, so that a row can be
 * shown as a block (app/styles/prose.css). The table says so itself: what depends on its cells
 * would change once they have arrived.
 */
function labelCells(table: Element): void {
  const rows: Element[] = [];
  visit(table, { tagName: 'tr' }, (row: Element) => {
    rows.push(row);
  });
  const cellsOf = (row: Element) =>
    row.children.filter((child): child is Element => child.type === 'element');
  const [heads = [], ...others] = rows.map(cellsOf);
  if (heads.length < 3) return;
  table.properties.dataStacked = '';
  for (const [column, cell] of others.flatMap((cells) => [...cells.entries()])) {
    const head = heads[column];
    if (column > 0 && head) cell.properties.dataLabel = toText(head);
  }
}

function shapeLink(element: Element, options: LinkOptions): void {
  const href = options.resolveLink(String(element.properties.href ?? ''));
  element.properties.href = href;
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
  return Object.fromEntries(
    Object.entries(node.attributes ?? {}).map(([key, value]) => [key, value ?? '']),
  );
}
