import { type Node, type NodeType, type ResolvedPos, Slice } from 'prosemirror-model';
import {
  type EditorState,
  type Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { CellSelection, cellAround, inSameTable } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { itemMark } from '#app/lib/markdown/list-types.ts';
import { SCHEMA } from '#app/lib/markdown/text-model.ts';

const { nodes } = SCHEMA;
/** With these around it, what is selected as a whole is another thing than its words. */
const WHOLE: readonly NodeType[] = [nodes.box, nodes.steps, nodes.blockquote];
const MARK = 'data-own-text';

/**
 * What was copied, and how many of the open blocks at its end, from outside, had a part behind it
 * that was not copied.
 */
export type OwnCopy = { slice: Slice; rest: number };

/** What was copied, as the editor has it: HTML cannot say that a part of a box has no title. */
export function htmlOf(view: EditorView, slice: Slice, rest = 0): { html: string; text: string } {
  const { dom, text } = view.serializeForClipboard(slice);
  dom.firstElementChild?.setAttribute(MARK, JSON.stringify({ ...slice.toJSON(), rest }));
  return { html: dom.innerHTML, text };
}

/**
 * What was copied from a text of this editor; of other programs, also those of the same library,
 * nothing.
 */
export function ownCopy(html: string): OwnCopy | undefined {
  const json = html.includes(MARK)
    ? new DOMParser()
        .parseFromString(html, 'text/html')
        .querySelector(`[${MARK}]`)
        ?.getAttribute(MARK)
    : undefined;
  try {
    if (!json) return undefined;
    const copied = JSON.parse(json);
    return { slice: Slice.fromJSON(SCHEMA, copied), rest: Number(copied.rest) };
  } catch {
    // A page that has the mark of this editor and nothing of it.
    return undefined;
  }
}

/**
 * What was copied for programs that take words alone: a line for each paragraph, item and row, with
 * tabs between cells.
 */
export function plainText({ content }: Slice, nameOf: (node: Node) => string): string {
  const lines: string[] = [];
  const add = (node: Node, mark: string): void => {
    if (node.type === nodes.table_row)
      lines.push(node.children.map((cell) => wordsOf(cell, nameOf)).join('\t'));
    else if (node.isTextblock) lines.push(mark + wordsOf(node, nameOf));
    else if (node.isLeaf) lines.push(nameOf(node));
    else
      for (const [index, child] of node.children.entries())
        add(child, child.type === nodes.list_item ? markOf(node, index) : index === 0 ? mark : '');
  };
  for (const node of content.content) add(node, '');
  return lines.join('\n');
}

const wordsOf = (line: Node, nameOf: (node: Node) => string) =>
  line.textBetween(0, line.content.size, '', (leaf) =>
    leaf.type === nodes.hard_break ? '\n' : nameOf(leaf),
  );

const markOf = ({ type, attrs }: Node, index: number) =>
  type === nodes.ordered_list ? `${itemMark(attrs.type, attrs.order + index)} ` : '• ';

/** Copies or cuts what is selected, so that it can be put back as it was. */
export function copy(view: EditorView, event: ClipboardEvent): boolean {
  const { state } = view;
  if (!event.clipboardData || state.selection.empty) return false;
  const { slice, rest, tr } = taken(state);
  const { html, text } = htmlOf(view, slice, rest);
  event.preventDefault();
  event.clipboardData.setData('text/html', html);
  event.clipboardData.setData('text/plain', text);
  if (event.type === 'cut') view.dispatch(tr.scrollIntoView().setMeta('uiEvent', 'cut'));
  return true;
}

/** What is selected, and the text without it. */
function taken({ selection, doc, tr }: EditorState): OwnCopy & { tr: Transaction } {
  const cells = cellsIn(selection);
  if (cells) {
    tr.setSelection(cells).deleteSelection();
    const [anchor, head] = [cells.$anchorCell, cells.$headCell].map(({ pos }) =>
      tr.mapping.map(pos, -1),
    );
    return {
      slice: cells.content(),
      rest: 0,
      tr: tr.setSelection(CellSelection.create(tr.doc, anchor ?? 0, head)),
    };
  }
  const { from, to } = withWholeBoxes(selection.$from, selection.$to);
  const slice = doc.slice(from, to, true);
  take(tr, doc.resolve(from), doc.resolve(to));
  // Where whole blocks were, the cursor stays between the others, on an empty line, which is not
  // saved.
  const place = tr.doc.resolve(tr.mapping.map(from, -1));
  const isEnded = isEnd(doc.resolve(to), doc.resolve(from).sharedDepth(to) + 1);
  if (
    !place.parent.inlineContent &&
    isEnded &&
    place.parent.canReplaceWith(place.index(), place.index(), nodes.paragraph)
  )
    tr.insert(place.pos, nodes.paragraph.create());
  const near = tr.doc.resolve(place.pos);
  return {
    slice,
    rest: restBehind(doc.resolve(to), slice),
    tr: tr.setSelection(TextSelection.near(near, place.parent.inlineContent ? -1 : 1)),
  };
}

function restBehind($to: ResolvedPos, { openEnd }: Slice): number {
  const outer = $to.depth - openEnd;
  let rest = 0;
  for (let level = 1; level < openEnd; level++)
    if ($to.index(outer + level) < $to.node(outer + level).childCount - 1) rest = level;
  return rest;
}

/**
 * Takes out whole blocks where all of them is selected; beside an empty line, which is always all
 * of its block, the words.
 */
function take(tr: Transaction, $from: ResolvedPos, $to: ResolvedPos): void {
  const isEmpty = [$from, $to].some(
    ({ parent }) => parent.isTextblock && parent.content.size === 0,
  );
  const outer = [$from, $to].map(($end) => ($end.depth > 1 ? $end.node(1) : undefined));
  if (isFromTitle($from, $to) || isFromTitle($to, $from)) takeSides(tr, $from, $to);
  else if (outer[0] && outer[1] && outer[0].type !== outer[1].type) takeApart(tr, $from, $to);
  else if (isEmpty) tr.delete($from.pos, $to.pos);
  else tr.deleteRange($from.pos, $to.pos);
}

/**
 * From one box into another of its kind or not: what stays of the last line goes on behind the
 * first one.
 */
function takeApart(tr: Transaction, $from: ResolvedPos, $to: ResolvedPos): void {
  let end = $to.after();
  for (let depth = $to.depth - 1; depth > 0 && end === $to.end(depth); depth--)
    end = $to.after(depth);
  takeWhole(tr, $from.after(), end);
  tr.replaceWith($from.pos, $from.end(), $to.parent.content.cut($to.parentOffset));
}

/** Whether one end of a selection is in the title of a box, and the other one outside that box. */
const isFromTitle = ($end: ResolvedPos, $other: ResolvedPos) =>
  $end.parent.type === nodes.box_title && $end.sharedDepth($other.pos) < $end.depth - 1;

/**
 * What stays of a title is still the title of its box, and what stays of another line is still that
 * line.
 */
function takeSides(tr: Transaction, $from: ResolvedPos, $to: ResolvedPos): void {
  const [isFrom, isTo] = [$from, $to].map(({ parent }) => parent.isTextblock);
  if (isTo) tr.delete($to.start(), $to.pos);
  takeWhole(tr, isFrom ? $from.after() : $from.pos, isTo ? $to.before() : $to.pos);
  if (isFrom) tr.delete($from.pos, $from.end());
}

/** The blocks that are wholly between two places. */
function takeWhole(tr: Transaction, start: number, end: number): void {
  const whole: { from: number; to: number }[] = [];
  tr.doc.nodesBetween(start, end, (node, from) => {
    const to = from + node.nodeSize;
    const isWhole = from >= start && to <= end;
    if (isWhole) whole.push({ from, to });
    return !isWhole;
  });
  for (const { from, to } of whole.toReversed()) tr.delete(from, to);
}

/**
 * The cells, if a selection goes over more than one of a table, also where the browser has made one
 * of words.
 */
function cellsIn(selection: Selection): CellSelection | undefined {
  if (selection instanceof CellSelection) return selection;
  const [first, last] = [cellAround(selection.$from), cellAround(selection.$to)];
  const isOver = first && last && first.pos !== last.pos && inSameTable(first, last);
  return isOver ? new CellSelection(first, last) : undefined;
}

/**
 * A table that is selected from or to a place outside it is taken as a whole, and so is a box or
 * quotation of which all is selected: no empty one is left.
 */
function withWholeBoxes($from: ResolvedPos, $to: ResolvedPos): { from: number; to: number } {
  let shared = $from.sharedDepth($to.pos);
  const isAllOf = (depth: number) => isStart($from, depth) && isEnd($to, depth);
  if (!$from.node(shared).isTextblock) while (shared > 1 && isAllOf(shared - 1)) shared -= 1;
  const outermost = (
    $place: ResolvedPos,
    isWhole: (place: ResolvedPos, depth: number) => boolean,
  ) =>
    Array.from({ length: $place.depth + 1 }, (_, depth) => depth).find((depth) => {
      const { type } = $place.node(depth);
      return (
        depth >= shared &&
        (type === nodes.table_box ||
          (WHOLE.includes(type) && isWhole($place, depth) && (depth > shared || isAllOf(depth))))
      );
    });
  const [first, last] = [outermost($from, isStart), outermost($to, isEnd)];
  return {
    from: first === undefined ? $from.pos : $from.before(first),
    to: last === undefined ? $to.pos : $to.after(last),
  };
}

const isStart = ($place: ResolvedPos, depth: number) =>
  $place.pos === $place.start(depth) + ($place.depth - depth);
const isEnd = ($place: ResolvedPos, depth: number) =>
  depth > $place.depth || $place.pos === $place.end(depth) - ($place.depth - depth);
