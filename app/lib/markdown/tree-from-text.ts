import type {
  BlockContent,
  Heading,
  Html,
  List,
  ListItem,
  Paragraph,
  Root,
  RootContent,
  Table,
} from 'mdast';
import type { Node } from 'prosemirror-model';
import { asClauses } from './list-types.ts';
import { phrasingOf } from './phrasing-from-text.ts';

/** The tree of a document of the editor. */
export function treeFromText(text: Node): Root {
  return { type: 'root', children: text.children.flatMap(block) };
}

const html = (value: string): Html => ({ type: 'html', value });

function block(node: Node): RootContent[] {
  const children = () => node.children.flatMap(block) as BlockContent[];
  switch (node.type.name) {
    // Between blocks an empty paragraph says nothing, as little as a heading without words.
    case 'paragraph':
      return written({ type: 'paragraph', children: phrasingOf(node) });
    case 'heading':
      return written({ type: 'heading', depth: node.attrs.level, children: phrasingOf(node) });
    case 'blockquote':
      return [{ type: 'blockquote', children: children() }];
    case 'bullet_list':
      return [list(node)];
    case 'ordered_list':
      return [asClauses(list(node), node.attrs.type)];
    case 'steps':
      return [{ type: 'containerDirective', name: 'steps', attributes: {}, children: children() }];
    case 'box':
    case 'table_box':
      return [labelled(node)];
    case 'data_block': {
      const { name, values } = node.attrs;
      return [{ type: 'leafDirective', name, attributes: values, children: [] }];
    }
    default:
      return [html(node.textContent)];
  }
}

const written = (block: Paragraph | Heading) => (block.children.length > 0 ? [block] : []);

/** An empty line is only between items of more than one paragraph. */
function list(node: Node): List {
  const items = node.children.map((item): ListItem => {
    const children = item.children.flatMap(block) as BlockContent[];
    const spread = children.slice(1).some((each) => each.type !== 'list' && !isClauses(each));
    return { type: 'listItem', spread, children };
  });
  const spread = items.some((item) => item.spread);
  return node.type.name === 'ordered_list'
    ? { type: 'list', ordered: true, start: node.attrs.order, spread, children: items }
    : { type: 'list', spread, children: items };
}

const isClauses = (node: RootContent) =>
  node.type === 'containerDirective' && node.name === 'clauses';

/** A box or a table with what is in square brackets after its name. */
function labelled(node: Node): RootContent {
  const [label, ...others] = node.children;
  const inner = node.type.name === 'box' ? others.flatMap(block) : others.map(table);
  const words = label && phrasingOf(label);
  return {
    type: 'containerDirective',
    name: node.type.name === 'box' ? node.attrs.name : 'table',
    attributes: {},
    children: [
      ...(words && words.length > 0
        ? [{ type: 'paragraph' as const, data: { directiveLabel: true }, children: words }]
        : []),
      ...(inner as BlockContent[]),
    ],
  };
}

function table(node: Node): Table {
  const [heading] = node.children;
  return {
    type: 'table',
    align: heading?.children.map(({ attrs }) => attrs.align) ?? [],
    children: node.children.map((row) => ({
      type: 'tableRow',
      children: row.children.map((cell) => ({ type: 'tableCell', children: phrasingOf(cell) })),
    })),
  };
}
