import {
  DOMSerializer,
  type Fragment,
  type Node,
  type NodeType,
  type ResolvedPos,
  type Slice,
} from 'prosemirror-model';
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

/** Writes what is copied so that it is known again when it is pasted: it is what a text may hold, and nothing of it is cleaned. */
class OwnSerializer extends DOMSerializer {
  override serializeFragment(
    content: Fragment,
    options?: { document?: Document },
    target?: HTMLElement | DocumentFragment,
  ): HTMLElement | DocumentFragment {
    const written = super.serializeFragment(content, options, target);
    if (target) return written;
    written.firstElementChild?.setAttribute(MARK, '');
    // The reader takes a break that nothing follows for one that a browser has added.
    for (const end of written.querySelectorAll('br:last-child')) end.after(new Comment());
    return written;
  }
}

export const OWN_SERIALIZER: DOMSerializer = new OwnSerializer(
  DOMSerializer.nodesFromSchema(SCHEMA),
  DOMSerializer.marksFromSchema(SCHEMA),
);

/** What was copied for programs that take words alone: a line for each paragraph, item and row, with tabs between cells. */
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

/** Whether HTML of the clipboard was copied from a text of this editor; other programs, also those of the same library, have no such mark. */
export function isOwnCopy(html: string): boolean {
  return html.includes(MARK) && parse(html).querySelector(`[${MARK}]`) !== null;
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Copies or cuts what is selected, so that it can be put back as it was. */
export function copy(view: EditorView, event: ClipboardEvent): boolean {
  const { state } = view;
  if (!event.clipboardData || state.selection.empty) return false;
  const { slice, tr } = taken(state);
  const { dom, text } = view.serializeForClipboard(slice);
  event.preventDefault();
  event.clipboardData.setData('text/html', dom.innerHTML);
  event.clipboardData.setData('text/plain', text);
  if (event.type === 'cut') view.dispatch(tr.scrollIntoView().setMeta('uiEvent', 'cut'));
  return true;
}

/** What is selected, and the text without it. */
function taken({ selection, doc, tr }: EditorState): { slice: Slice; tr: Transaction } {
  const cells = cellsIn(selection);
  if (cells) {
    tr.setSelection(cells).deleteSelection();
    const [anchor, head] = [cells.$anchorCell, cells.$headCell].map(({ pos }) =>
      tr.mapping.map(pos, -1),
    );
    return {
      slice: cells.content(),
      tr: tr.setSelection(CellSelection.create(tr.doc, anchor ?? 0, head)),
    };
  }
  const { from, to } = withWholeBoxes(selection.$from, selection.$to);
  const slice = doc.slice(from, to, true);
  tr.deleteRange(from, to);
  // Where whole blocks were, the cursor stays between the others, on an empty line, which is not saved.
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
    tr: tr.setSelection(TextSelection.near(near, place.parent.inlineContent ? -1 : 1)),
  };
}

/** The cells, if a selection goes over more than one of a table, also where the browser has made one of words. */
function cellsIn(selection: Selection): CellSelection | undefined {
  if (selection instanceof CellSelection) return selection;
  const [first, last] = [cellAround(selection.$from), cellAround(selection.$to)];
  const isOver = first && last && first.pos !== last.pos && inSameTable(first, last);
  return isOver ? new CellSelection(first, last) : undefined;
}

/** A table that is selected from or to a place outside it is taken as a whole, and so is a box or quotation of which all is selected: no empty one is left. */
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
