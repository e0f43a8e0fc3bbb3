import { liftEmptyBlock } from 'prosemirror-commands';
import type { Node } from 'prosemirror-model';
import { liftListItem } from 'prosemirror-schema-list';
import { type Command, type EditorState, Selection, type Transaction } from 'prosemirror-state';
import { addRowAfter, goToNextCell, isInTable, selectedRect } from 'prosemirror-tables';
import { SCHEMA } from '#app/lib/markdown/text-model.ts';

const { nodes } = SCHEMA;
const isList = ({ type }: Node) => type === nodes.bullet_list || type === nodes.ordered_list;

/**
 * Takes items out of a list; those that follow keep their numbers and letters, by which other texts
 * name them.
 */
export const lessDeep: Command = keepingNumbers(liftListItem(nodes.list_item));
/** The same with an empty item, as Enter does. */
export const leaveList: Command = keepingNumbers(liftEmptyBlock);

function keepingNumbers(command: Command): Command {
  return (state, dispatch) => {
    const next = nextItem(state);
    const numbered = (tr: Transaction) => {
      const list = next && listFrom(tr.doc, tr.mapping.map(next.at));
      if (list?.node.type === nodes.ordered_list)
        tr.setNodeMarkup(list.at, null, { ...list.node.attrs, order: next?.number });
      dispatch?.(tr);
    };
    return command(state, dispatch && numbered);
  };
}

/** The item behind the selected ones, with its number; an empty one is none. */
function nextItem({ selection: { $from, $to } }: EditorState) {
  const range = $from.blockRange($to, isList);
  if (!range || range.endIndex === range.parent.childCount) return undefined;
  const isEmpty =
    range.startIndex + 1 === range.endIndex &&
    range.parent.child(range.startIndex).textContent === '';
  const place = isEmpty ? range.startIndex : range.endIndex;
  // Inside its first line.
  return { at: range.end + 2, number: Number(range.parent.attrs.order) + place };
}

/** The list that begins with the item at a place. */
function listFrom(doc: Node, at: number) {
  const $at = doc.resolve(at);
  const depth = $at.depth - 2;
  const node = depth > 0 ? $at.node(depth) : undefined;
  return node && isList(node) && $at.index(depth) === 0
    ? { node, at: $at.before(depth) }
    : undefined;
}

/**
 * Behind the last cell a row begins, unless that is one without words: so nobody who goes on by the
 * Tab key is kept in the table.
 */
export const nextCell: Command = (state, dispatch, view) => {
  if (goToNextCell(1)(state, dispatch)) return true;
  if (!isInTable(state)) return false;
  const { table } = selectedRect(state);
  if (!table.lastChild?.textContent.trim()) return false;
  if (!dispatch) return true;
  addRowAfter(state, dispatch);
  return view ? goToNextCell(1)(view.state, view.dispatch) : true;
};

/**
 * Beside a table or a box, a key that deletes takes an empty line, or nothing: one that it selected
 * would be deleted by the next press, or replaced by the next letter.
 * @param direction where the table or box is
 */
export const besideBox =
  (direction: 1 | -1): Command =>
  (state, dispatch) => {
    const { $from, empty } = state.selection;
    const { parent } = $from;
    const end = direction === 1 ? parent.content.size : 0;
    if (!empty || !parent.isTextblock || $from.parentOffset !== end) return false;
    let depth = $from.depth;
    const isLast = (index: number, { childCount }: Node) =>
      index === (direction === 1 ? childCount - 1 : 0);
    while (depth > 1 && isLast($from.index(depth - 1), $from.node(depth - 1))) depth -= 1;
    const $edge = state.doc.resolve(direction === 1 ? $from.after(depth) : $from.before(depth));
    const beside = direction === 1 ? $edge.nodeAfter : $edge.nodeBefore;
    if (beside?.type !== nodes.table_box && beside?.type !== nodes.box) return false;
    if (direction === -1 && lessDeep(state, dispatch)) return true;
    if (parent.content.size > 0 || depth < $from.depth) return true;
    const tr = state.tr.delete($from.before(), $from.after());
    const place = tr.doc.resolve(tr.mapping.map($edge.pos));
    dispatch?.(tr.setSelection(Selection.near(place, direction)).scrollIntoView());
    return true;
  };
