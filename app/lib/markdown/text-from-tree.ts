import type {
  BlockContent,
  List,
  ListItem,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import type { ContainerDirective, TextDirective } from 'mdast-util-directive';
import type { Mark, Node } from 'prosemirror-model';
import { wordsOf } from './as-typed.ts';
import { clausesOf, type ListType } from './list-types.ts';
import { printMarkdown } from './print-markdown.ts';
import { SCHEMA } from './text-model.ts';

const { nodes, marks } = SCHEMA;
type Child = RootContent;

/**
 * A parsed text as the document of the editor. What this site does not have is in it as its source.
 */
export function textFromTree(tree: Root): Node {
  const blocks = tree.children.map(topBlock);
  return nodes.doc.createChecked(null, blocks.length > 0 ? blocks : nodes.paragraph.create());
}

/** A text as one block that nobody reads. */
export function asSource(source: string): Node {
  return nodes.doc.create(null, nodes.source.create(null, SCHEMA.text(source)));
}

function topBlock(node: Child): Node {
  if (node.type !== 'leafDirective' || node.children.length > 0) return block(node);
  return nodes.data_block.create({ name: node.name, values: { ...node.attributes } });
}

function block(node: Child): Node {
  switch (node.type) {
    case 'paragraph':
      return nodes.paragraph.create(null, inline(wordsOf(node)));
    case 'heading':
      return nodes.heading.create({ level: node.depth }, inOneLine(wordsOf(node)));
    case 'blockquote':
      return nodes.blockquote.create(null, blocks(node.children));
    case 'list':
      return list(node);
    case 'table':
      return nodes.table_box.create(null, [nodes.caption.create(), table(node)]);
    case 'containerDirective':
      return container(node) ?? source(node);
    default:
      return source(node);
  }
}

const source = (node: Child) => nodes.source.create(null, SCHEMA.text(sourceOf(node)));
const sourceOf = (node: Child) => printMarkdown({ type: 'root', children: [node] }).trim() || ' ';
const sourceInside = (node: PhrasingContent) => sourceOf({ type: 'paragraph', children: [node] });

/** At least one, which may be empty. */
function blocks(children: readonly Child[]): Node[] {
  return children.length > 0 ? children.map(block) : [nodes.paragraph.create()];
}

const list = ({ ordered, start, children }: List, type: ListType = '1'): Node =>
  ordered
    ? nodes.ordered_list.create({ order: start ?? 1, type }, children.map(item))
    : nodes.bullet_list.create(null, children.map(item));

function item({ children }: ListItem): Node {
  const [first] = children;
  const inner = blocks(children);
  return nodes.list_item.create(
    null,
    first && first.type !== 'paragraph' ? [nodes.paragraph.create(), ...inner] : inner,
  );
}

function container(node: ContainerDirective): Node | undefined {
  const { name, attributes, children } = node;
  const { list: clauses, type } = clausesOf(node) ?? {};
  if (clauses) return list(clauses, type);
  const [first, ...others] = children;
  const label =
    first?.type === 'paragraph' && first.data?.directiveLabel ? first.children : undefined;
  const inner: BlockContent[] = (label ? others : children) as BlockContent[];
  if (Object.keys(attributes ?? {}).length > 0) return undefined;
  if (name === 'steps' && !label) return nodes.steps.create(null, blocks(inner));
  if (name === 'note' || name === 'warning')
    return nodes.box.create({ name }, [
      nodes.box_title.create(null, inOneLine(label ?? []).map(withoutBold)),
      ...blocks(inner),
    ]);
  const [only, ...more] = inner;
  if (name !== 'table' || only?.type !== 'table' || more.length > 0) return undefined;
  return nodes.table_box.create(null, [
    nodes.caption.create(null, textOf(plain(label ?? []))),
    table(only),
  ]);
}

function table({ children, align }: Table): Node {
  const [heading] = children;
  const rows = children.map((row, index) =>
    nodes.table_row.create(
      null,
      (heading?.children ?? []).map((_, column) =>
        (index === 0 ? nodes.table_header : nodes.table_cell).create(
          { align: align?.[column] ?? null },
          inOneLine(row.children[column] ? wordsOf(row.children[column]) : []),
        ),
      ),
    ),
  );
  return nodes.table.create(null, rows);
}

/** Words of what is one line on the page: a line break is a space. */
const inOneLine = (children: readonly PhrasingContent[]) =>
  inline(children).map((node) =>
    node.type === nodes.hard_break ? SCHEMA.text(' ', node.marks) : node,
  );

/** The title of a box is bold as a whole. */
const withoutBold = (node: Node) =>
  node.mark(node.marks.filter(({ type }) => type === marks.link || type === marks.english));

/** Words without marks; what is more than words is as it was typed. */
const plain = (children: readonly PhrasingContent[]): string =>
  children
    .map((node) => {
      if (node.type === 'text') return node.value;
      return node.type === 'strong' || node.type === 'link' || isEnglish(node)
        ? plain(node.children)
        : sourceInside(node);
    })
    .join('');

const isEnglish = (node: PhrasingContent): node is TextDirective =>
  node.type === 'textDirective' && node.name === 'english';
const textOf = (words: string) => (words === '' ? null : SCHEMA.text(words));

function inline(children: readonly PhrasingContent[], around: readonly Mark[] = []): Node[] {
  const words = (value: string, own = around) =>
    value === '' ? [] : [SCHEMA.text(value.replaceAll(/\s*\n\s*/g, ' '), own)];
  return children.flatMap((node): Node[] => {
    const within = (mark: Mark) =>
      inline('children' in node ? node.children : [], mark.addToSet(around));
    switch (node.type) {
      case 'text':
        return words(node.value);
      case 'strong':
        return within(marks.strong.create());
      case 'link':
        return within(marks.link.create({ href: node.url }));
      case 'inlineCode':
        return words(node.value, marks.code.create().addToSet(around));
      case 'break':
        return [nodes.hard_break.create(null, null, around)];
      case 'textDirective': {
        if (node.name === 'english') return within(marks.english.create());
        const [key, ...others] = node.children;
        if (['figure', 'id'].includes(node.name) && key?.type === 'text' && others.length === 0)
          return [nodes.figure.create({ name: node.name, key: key.value }, null, around)];
        return [nodes.inline_source.create({ source: sourceInside(node) }, null, around)];
      }
      default:
        return [nodes.inline_source.create({ source: sourceInside(node) }, null, around)];
    }
  });
}
