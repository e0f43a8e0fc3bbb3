import type {
  BlockContent,
  Html,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import type { Mark, Node } from 'prosemirror-model';
import { asClauses } from './list-types.ts';

/** The tree of a document of the editor. */
export function treeFromText(text: Node): Root {
  return { type: 'root', children: text.children.flatMap(block) };
}

const html = (value: string): Html => ({ type: 'html', value });

function block(node: Node): RootContent[] {
  const children = () => node.children.flatMap(block) as BlockContent[];
  switch (node.type.name) {
    // Between blocks an empty paragraph says nothing.
    case 'paragraph':
      return node.content.size === 0 ? [] : [paragraph(node)];
    case 'heading':
      return [{ type: 'heading', depth: node.attrs.level, children: inline(node) }];
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

const paragraph = (node: Node): Paragraph => ({ type: 'paragraph', children: inline(node) });

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
  const words = label && inline(label);
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
      children: row.children.map((cell) => ({ type: 'tableCell', children: inline(cell) })),
    })),
  };
}

/** Words with the marks that are still to be put around them. */
type Part = { node: Node; marks: readonly Mark[] };

/** The words of a block, without spaces at its ends. */
function inline(node: Node): PhrasingContent[] {
  const words = phrasing(node.children.map((each) => ({ node: each, marks: each.marks })));
  const [first, last] = [words[0], words.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return words.filter((each) => each.type !== 'text' || each.value !== '');
}

/** The mark that goes on longest is outermost. */
function phrasing(parts: readonly Part[]): PhrasingContent[] {
  const all: PhrasingContent[] = [];
  for (let start = 0, end = 0; start < parts.length; start = end) {
    const { node, marks } = parts[start] as Part;
    const endOf = (mark: Mark) => {
      const next = parts.findIndex((part, index) => index > start && !mark.isInSet(part.marks));
      return next === -1 ? parts.length : next;
    };
    const [mark] = marks.toSorted((one, other) => endOf(other) - endOf(one));
    end = mark ? endOf(mark) : start + 1;
    const inner = (each: Part) => ({ ...each, marks: mark?.removeFromSet(each.marks) ?? [] });
    all.push(...(mark ? marked(mark, parts.slice(start, end).map(inner)) : words(node)));
  }
  return all;
}

function marked(mark: Mark, parts: readonly Part[]): PhrasingContent[] {
  switch (mark.type.name) {
    case 'link':
      return [{ type: 'link', url: mark.attrs.href, children: phrasing(parts) }];
    case 'strong':
      return bold(phrasing(parts));
    case 'english':
      return [
        { type: 'textDirective', name: 'english', attributes: {}, children: phrasing(parts) },
      ];
    default:
      return [{ type: 'inlineCode', value: parts.map(({ node }) => node.textContent).join('') }];
  }
}

/** In Markdown the marks of bold stand at words, not at spaces. */
function bold(children: PhrasingContent[]): PhrasingContent[] {
  const [first, last] = [children[0], children.at(-1)];
  let [before, after] = ['', ''];
  if (first?.type === 'text') {
    const words = first.value.trimStart();
    [before, first.value] = [first.value.slice(0, -words.length || undefined), words];
  }
  if (last?.type === 'text') {
    const words = last.value.trimEnd();
    [after, last.value] = [last.value.slice(words.length), words];
  }
  const inner = children.filter((each) => each.type !== 'text' || each.value !== '');
  const space = (value: string): PhrasingContent[] =>
    value === '' ? [] : [{ type: 'text', value }];
  return [
    ...space(before),
    ...(inner.length > 0 ? [{ type: 'strong' as const, children: inner }] : []),
    ...space(after),
  ];
}

function words(node: Node): PhrasingContent[] {
  const { name, key, source } = node.attrs;
  switch (node.type.name) {
    case 'text':
      return [{ type: 'text', value: node.text ?? '' }];
    case 'hard_break':
      return [{ type: 'break' }];
    case 'figure':
      return [
        { type: 'textDirective', name, attributes: {}, children: [{ type: 'text', value: key }] },
      ];
    default:
      return [html(source)];
  }
}
