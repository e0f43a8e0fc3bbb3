import { setBlockType, toggleMark } from 'prosemirror-commands';
import { closeHistory } from 'prosemirror-history';
import type { Attrs, Node, NodeType } from 'prosemirror-model';
import { sinkListItem, wrapInList } from 'prosemirror-schema-list';
import {
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  type Transaction,
} from 'prosemirror-state';
import { SCHEMA } from '#app/lib/markdown/text-model.ts';
import { lessDeep } from './keys.ts';

const { nodes, marks } = SCHEMA;
/** What is one line on the page. */
const ONE_LINE: readonly NodeType[] = [
  nodes.caption,
  nodes.box_title,
  nodes.table_cell,
  nodes.table_header,
];

export const isOneLine = (type: NodeType): boolean => ONE_LINE.includes(type);

/** A node of one of some types around the cursor, or the selected one, with its place. */
export function around({ selection }: EditorState, ...types: readonly NodeType[]) {
  if (selection instanceof NodeSelection && types.includes(selection.node.type))
    return { node: selection.node, at: selection.from };
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return { node, at: $from.before(depth) };
  }
  return undefined;
}

export const toggleBold = toggleMark(marks.strong);
export const toggleEnglish = toggleMark(marks.english);

/** Makes a heading of a paragraph, or a paragraph of such a heading. */
export function toggleHeading(level: number): Command {
  return (state, dispatch) => {
    const isOn = around(state, nodes.heading)?.node.attrs.level === level;
    return (isOn ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }))(
      state,
      dispatch,
    );
  };
}

/**
 * Makes a list of what is selected, a list of the other kind of a list, or paragraphs of such a
 * list.
 */
export function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const list = around(state, nodes.bullet_list, nodes.ordered_list);
    if (!list) return wrapInList(type)(state, dispatch);
    if (list.node.type === type) return lessDeep(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.at, type));
    return true;
  };
}

/** A text with lists in more lists is not read (app/lib/markdown/text-limits.ts). */
const DEEPEST = 8;
const sink = sinkListItem(nodes.list_item);

/** Makes an item one of the item above it, as deep as lists may be. */
export const deeper: Command = (state, dispatch) => {
  let made: Transaction | undefined;
  const isMade = sink(state, (tr) => {
    made = tr;
  });
  if (!isMade || !made || listsIn(made.doc) > DEEPEST) return false;
  dispatch?.(made);
  return true;
};

function listsIn({ type, children }: Node): number {
  const isList = type === nodes.bullet_list || type === nodes.ordered_list;
  return Math.max(0, ...children.map(listsIn)) + (isList ? 1 : 0);
}

/**
 * Puts a block behind that at the cursor, or in the place of an empty one, and the cursor into it.
 */
export function insertBlock(block: Node): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    const top = $from.depth > 0 ? $from.node(1) : undefined;
    const at = $from.depth > 0 ? $from.after(1) : state.selection.to;
    const isEmpty = top?.type === nodes.paragraph && top.content.size === 0;
    const from = isEmpty ? at - 2 : at;
    const tr = state.tr.replaceWith(from, at, block);
    tr.setSelection(
      block.isAtom ? NodeSelection.create(tr.doc, from) : Selection.near(tr.doc.resolve(from + 1)),
    );
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Puts a figure in the place of what is selected. */
export function insertFigure(attrs: Attrs): Command {
  return ({ tr, selection }, dispatch) => {
    if (!selection.$from.parent.inlineContent || selection.$from.parent.type === nodes.caption)
      return false;
    dispatch?.(tr.replaceSelectionWith(nodes.figure.create(attrs)).scrollIntoView());
    return true;
  };
}

/**
 * Changes what the selected or surrounding node says of itself; it stays selected. Undo takes back
 * this alone, however quickly it followed another change.
 */
export function setAttrs(at: number, attrs: Attrs): Command {
  return ({ tr, selection }, dispatch) => {
    tr.setNodeMarkup(at, null, attrs);
    if (selection instanceof NodeSelection) tr.setSelection(NodeSelection.create(tr.doc, at));
    dispatch?.(closeHistory(tr));
    return true;
  };
}

/** Takes out what is around the cursor: of a box only the box, not its words. */
export function takeOut({ node, at }: { node: Node; at: number }): Command {
  return ({ tr }, dispatch) => {
    const words = [nodes.box, nodes.steps].includes(node.type as never)
      ? node.children.filter((child) => child.type !== nodes.box_title)
      : [];
    tr.replaceWith(at, at + node.nodeSize, words);
    if (tr.doc.content.size === 0) tr.insert(0, nodes.paragraph.create());
    dispatch?.(
      tr
        .setSelection(Selection.near(tr.doc.resolve(Math.min(at, tr.doc.content.size)), 1))
        .scrollIntoView(),
    );
    return true;
  };
}

/** The link at the cursor: its address and where it stands. */
export function linkAt({ selection: { $from, empty, from, to }, doc }: EditorState) {
  const markOf = (node: Node | null) => node?.marks.find(({ type }) => type === marks.link);
  const mark = markOf($from.nodeAfter) ?? ($from.nodeBefore && markOf($from.nodeBefore));
  if (!mark || !$from.parent.inlineContent) return undefined;
  if (!empty) return { href: String(mark.attrs.href), from, to };
  const start = $from.start();
  let [first, last] = [$from.pos, $from.pos];
  doc.nodesBetween(start, $from.end(), (node, pos) => {
    const isPart =
      node.isInline && mark.isInSet(node.marks) && pos <= last && pos + node.nodeSize >= first;
    if (isPart) [first, last] = [Math.min(first, pos), Math.max(last, pos + node.nodeSize)];
  });
  return { href: String(mark.attrs.href), from: first, to: last };
}

/** Gives the selected words, or the link at the cursor, an address; none takes the link away. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to } = linkAt(state) ?? state.selection;
    const tr = state.tr.removeMark(from, to, marks.link);
    if (href && from === to) tr.insertText(href, from);
    if (href) tr.addMark(from, from === to ? from + href.length : to, marks.link.create({ href }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** In what is one line, Enter goes on to the next, behind a table to a paragraph. */
export const enterOneLine: Command = (state, dispatch) => {
  const { $to } = state.selection;
  if (!isOneLine($to.parent.type)) return false;
  const next = Selection.findFrom(state.doc.resolve($to.after()), 1, true);
  if (next) dispatch?.(state.tr.setSelection(next).scrollIntoView());
  return true;
};

/** Behind the last block there is a line to write on; empty, it is not saved. */
export function withLastLine({ doc, tr }: EditorState) {
  return doc.lastChild?.type === nodes.paragraph
    ? undefined
    : tr.insert(doc.content.size, nodes.paragraph.create()).setMeta('addToHistory', false);
}

/**
 * The first row of a table is its headings, as on the page, also after the row above it has been
 * removed.
 */
export function withHeadings({ doc, tr }: EditorState) {
  doc.descendants((table, at) => {
    if (table.type !== nodes.table) return !table.isTextblock;
    table.forEach((row, rowAt, index) => {
      const type = index === 0 ? nodes.table_header : nodes.table_cell;
      row.forEach((cell, cellAt) => {
        if (cell.type !== type) tr.setNodeMarkup(at + rowAt + cellAt + 2, type, cell.attrs);
      });
    });
    return false;
  });
  return tr.docChanged ? tr : undefined;
}

const paragraph = () => nodes.paragraph.create();

/** Blocks that a text may hold, empty. */
export const NEW_BLOCKS: Readonly<Record<'steps' | 'note' | 'warning' | 'table', () => Node>> = {
  steps: () =>
    nodes.steps.create(
      null,
      nodes.ordered_list.create(null, nodes.list_item.create(null, paragraph())),
    ),
  note: () => nodes.box.create({ name: 'note' }, [nodes.box_title.create(), paragraph()]),
  warning: () => nodes.box.create({ name: 'warning' }, [nodes.box_title.create(), paragraph()]),
  table: () => {
    const row = (type: typeof nodes.table_cell) =>
      nodes.table_row.create(null, [type.create(), type.create()]);
    return nodes.table_box.create(null, [
      nodes.caption.create(),
      nodes.table.create(null, [row(nodes.table_header), row(nodes.table_cell)]),
    ]);
  },
};
