import { Fragment, type Node, type NodeType, Slice } from 'prosemirror-model';
import { CellSelection, handlePaste, isInTable } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { itemMark } from '#app/lib/markdown/list-types.ts';
import { SCHEMA } from '#app/lib/markdown/text-model.ts';
import { said } from '#desk/imports/left-out.ts';
import type { Words } from '../messages.ts';
import { around, isOneLine } from './commands.ts';
import { putJoined, withoutPartBoxes } from './own-place.ts';

const { nodes, marks } = SCHEMA;

type Options = {
  /** For cells that are pasted as a table. */
  caption: string;
  /**
   * Of what was copied at the desk, how much of its last blocks was behind it: then words are
   * joined as they were cut.
   */
  rest: number | undefined;
  /** What a person calls a figure or what shows data. */
  nameOf: (node: Node) => string;
};

/**
 * Puts what was pasted where the cursor is, as that place can hold it; returns the names of what it
 * cannot.
 */
export function putIn(
  view: EditorView,
  pasted: Slice,
  { caption, rest, nameOf }: Options,
): Words[] {
  const { selection, tr } = view.state;
  const { type } = selection.$from.parent;
  const isCells = selection instanceof CellSelection;
  const rows = rowsOf(pasted);
  const box = pasted.content.childCount === 1 ? pasted.content.firstChild : null;
  const isWhole = box?.type === nodes.table_box;
  const only = rows.length === 1 && rows[0]?.childCount === 1 ? rows[0].firstChild : undefined;
  if (rows.length > 0 && !only && isInTable(view.state)) {
    putCells(view, whole(nodes.table.create(null, rows)));
    const name = isWhole ? box.firstChild?.textContent : '';
    return name && name !== caption ? [said('leftOut', name)] : [];
  }
  if (isCells || (isOneLine(type) && !goesOnFrom(type, pasted))) {
    const { words, dropped } = inOneLine(pasted, type, caption, nameOf);
    // Each of the chosen cells gets them.
    if (isCells) putCells(view, whole(nodes.table_cell.create(null, words)));
    else tr.replaceSelection(new Slice(words, 0, 0));
    if (!isCells) view.dispatch(asPaste(tr));
    return dropped;
  }
  if (rest !== undefined && linesOf(pasted.content) > 1 && putJoined(tr, pasted, rest)) {
    view.dispatch(asPaste(tr));
    return [];
  }
  const isOwn = rest !== undefined;
  const open = isOwn ? withoutPartBoxes(pasted) : pasted;
  const isEmpty = selection.$from.parent.content.size === 0;
  if (only && !isWhole) tr.replaceSelection(new Slice(only.content, 0, 0));
  else if (rows.length > 0 && !isWhole)
    tr.replaceSelectionWith(
      nodes.table_box.create(null, [
        nodes.caption.create(null, SCHEMA.text(caption)),
        nodes.table.create(null, rows),
      ]),
    );
  else if (box && pasted.openStart + pasted.openEnd === 0) tr.replaceSelectionWith(box, false);
  else if (!isOwn && !isEmpty && !around(view.state, nodes.list_item))
    tr.replaceSelection(withWholeEnds(pasted));
  // On an empty line a list or a quotation keeps its form; in words they are joined as they were
  // cut.
  else if (isEmpty) tr.replaceSelection(open);
  else tr.replace(selection.from, selection.to, open);
  const kept = letteredItems(tr.doc.content) - letteredItems(view.state.doc.content);
  const isLess = linesOf(pasted.content) > 1 && kept < letteredItems(pasted.content);
  view.dispatch(asPaste(tr));
  return isLess ? [said('letters')] : [];
}

/**
 * A list or a heading that other lines follow does not become words of the line where the cursor
 * is.
 */
function withWholeEnds({ content, openStart, openEnd }: Slice): Slice {
  const isWhole = (node: Node | null) => node?.type !== nodes.paragraph && linesOf(content) > 1;
  return new Slice(
    content,
    isWhole(content.firstChild) ? 0 : openStart,
    isWhole(content.lastChild) ? 0 : openEnd,
  );
}

function linesOf(content: Fragment): number {
  let lines = 0;
  content.descendants(({ isTextblock }) => {
    if (isTextblock) lines += 1;
  });
  return lines;
}

/** How many items have a letter or a Roman number before them. */
function letteredItems(content: Fragment): number {
  let items = 0;
  content.descendants(({ type, attrs, childCount }) => {
    if (type === nodes.ordered_list && attrs.type !== '1') items += childCount;
  });
  return items;
}

const putCells = (view: EditorView, cells: Slice) =>
  handlePaste(view, new ClipboardEvent('paste'), cells);
const whole = (node: Node) => new Slice(Fragment.from(node), 0, 0);

const asPaste = (tr: EditorView['state']['tr']) =>
  tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste');

/** The rows, if all that was pasted is cells; words of one cell are none. */
function rowsOf({ content, openStart, openEnd }: Slice): readonly Node[] {
  const first = content.firstChild;
  if (!first) return [];
  if (first.type === nodes.table_row) return content.content;
  if (isCell(first) && openStart + openEnd === 0) return [nodes.table_row.create(null, content)];
  if (content.childCount > 1) return [];
  const table = first.type === nodes.table_box ? first.lastChild : first;
  if (table?.type !== nodes.table) return [];
  // Open further than to its rows, it is a selection of words.
  const isOpen = Math.max(openStart, openEnd) > (first === table ? 2 : 3);
  return isOpen ? [] : table.children;
}

/**
 * Whether it begins in the place where it is pasted, and goes on behind it: a title with the
 * paragraphs of its box.
 */
function goesOnFrom(place: NodeType, { content, openStart }: Slice): boolean {
  let node: Node | null = content.firstChild;
  let isMore = content.childCount > 1;
  for (let depth = 1; node && depth < openStart; depth++) {
    isMore ||= node.childCount > 1;
    node = node.firstChild;
  }
  return isMore && node?.type === place;
}

const isCell = ({ type }: Node) => type === nodes.table_cell || type === nodes.table_header;

/** What was pasted as words for a place of one line. */
function inOneLine(
  { content }: Slice,
  place: NodeType,
  unnamed: string,
  nameOf: (node: Node) => string,
): { words: Fragment; dropped: Words[] } {
  const words: Node[] = [];
  const dropped: Words[] = [];
  const isMore = linesOf(content) > 1;
  /** Before the words of an item. */
  let mark = '';
  let lines = 0;
  content.descendants((node, _, parent, index) => {
    if (node.type === nodes.caption && node.textContent === unnamed) return false;
    if (node.isTextblock && node.content.size > 0) {
      const before = (lines === 0 ? '' : ' ') + mark;
      if (before) words.push(SCHEMA.text(before));
      lines += 1;
      mark = '';
    } else if (node.type === nodes.list_item && parent?.type === nodes.ordered_list && isMore)
      mark = `${itemMark(parent.attrs.type, parent.attrs.order + index)} `;
    else if (node.type === nodes.hard_break) words.push(SCHEMA.text(' '));
    else if (node.isLeaf && !place.contentMatch.matchType(node.type))
      dropped.push(said('leftOut', nameOf(node)));
    else if (node.isInline) {
      for (const { type, attrs } of node.marks)
        if (!place.allowsMarkType(type))
          dropped.push(
            type === marks.link
              ? said('link', String(attrs.href))
              : said('ordinary', node.textContent),
          );
      words.push(node.mark(place.allowedMarks(node.marks)));
    }
    return !node.isInline;
  });
  if (lines > 1) dropped.push(said('oneLine'));
  return { words: Fragment.from(words), dropped };
}
