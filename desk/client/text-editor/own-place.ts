import { Fragment, type Node, type NodeType, type ResolvedPos, Slice } from 'prosemirror-model';
import { TextSelection, type Transaction } from 'prosemirror-state';
import { ReplaceStep, type Step } from 'prosemirror-transform';
import { SCHEMA } from '#app/lib/markdown/text-model.ts';

const { nodes } = SCHEMA;
const BOXES: readonly NodeType[] = [nodes.box, nodes.steps, nodes.blockquote];

type Place = { pos: number; depth: number; $place?: ResolvedPos };
type Joint = { level: number; from: number; to: number; part: Slice };

/**
 * Joins what was copied along its open ends with the blocks around the place, each with one of its
 * own kind, as they stood where it was copied: a box and the paragraph behind it stay beside each
 * other, where they would come to stand inside the box.
 * @param rest how many of its last blocks, from outside, a cut has left a part of
 */
export function putJoined(tr: Transaction, slice: Slice, rest: number): boolean {
  const { $from, $to } = tr.selection;
  const [froms, tos] = [placesAt($from, 'start'), [...lineBehind($to), ...placesAt($to, 'end')]];
  const joints = froms.flatMap((from) =>
    closings(slice).flatMap((part): Joint[] => {
      const { openStart, openEnd, content } = part;
      const level = from.depth - openStart;
      if (!isLike($from, level, content, openStart, 'firstChild')) return [];
      const ends = tos.filter(
        ({ $place = $to, depth }) =>
          level === depth - openEnd && isLike($place, level, content, openEnd, 'lastChild'),
      );
      const rests = openStart === slice.openStart ? withRest($to, level, part) : [];
      return [
        ...ends.map((to) => ({ level, from: from.pos, to: to.pos, part })),
        ...rests.map((rest) => ({ level, from: from.pos, ...rest })),
      ];
    }),
  );
  // Further in, blocks would stand inside others.
  for (const { from, to, part } of joints.toSorted((a, b) => a.level - b.level)) {
    const step = valid($from.doc, from, to, part);
    if (!step) continue;
    tr.step(step);
    const end = tr.mapping.map(to);
    tr.setSelection(TextSelection.near(tr.doc.resolve(tr.mapping.map($to.pos, -1)), -1));
    joinWithNext(tr, end, rest - part.openEnd);
    return true;
  }
  return false;
}

/**
 * The other part of what ends here, which a cut has left behind it, without what the cut has
 * emptied of it.
 */
function joinWithNext(tr: Transaction, end: number, levels: number): void {
  const { nodeBefore, nodeAfter } = tr.doc.resolve(end);
  if (levels <= 0 || !nodeBefore || !nodeAfter?.sameMarkup(nodeBefore)) return;
  if (nodeBefore.isTextblock) return;
  const isBegun = nodeAfter.type === nodes.box || nodeAfter.type === nodes.list_item;
  const emptied = isBegun ? nodeAfter.firstChild : undefined;
  if (emptied && emptied.content.size > 0) return;
  tr.delete(end - 1, end + 1 + (emptied?.nodeSize ?? 0));
  joinWithNext(tr, end - 1, levels - 1);
}

/** The slice, and with an end closed, which then begins or ends beside the blocks of the place. */
function closings({ content, openStart, openEnd }: Slice): Slice[] {
  return [
    new Slice(content, openStart, openEnd),
    new Slice(content, 0, openEnd),
    new Slice(content, openStart, 0),
  ];
}

/** The place itself, and those before or behind the blocks that begin or end there. */
function placesAt($place: ResolvedPos, side: 'start' | 'end'): Place[] {
  const places: Place[] = [{ pos: $place.pos, depth: $place.depth }];
  for (let depth = $place.depth; depth > 0; depth--) {
    const outer = $place.depth - depth;
    const isAt =
      side === 'start'
        ? $place.pos - outer === $place.start(depth)
        : $place.pos + outer === $place.end(depth);
    if (!isAt) break;
    places.push({
      pos: side === 'start' ? $place.before(depth) : $place.after(depth),
      depth: depth - 1,
    });
  }
  return places;
}

/**
 * Where the other part of a line stands that a cut from or to a title has left: the line behind the
 * box, or the title behind the line.
 */
function lineBehind($to: ResolvedPos): Place[] {
  const isTitle =
    $to.parent.type === nodes.box_title && $to.parentOffset === $to.parent.content.size;
  const box = isTitle ? $to.node(-1) : undefined;
  const isLeft = box?.childCount === 2 && box.lastChild?.content.size === 0;
  let at = isLeft ? $to.after(-1) : $to.pos;
  for (
    let $at = $to.doc.resolve(at);
    $at.depth > 0 && $at.pos === $at.end();
    $at = $to.doc.resolve(at)
  )
    at = $at.after();
  let isBoxed = isLeft;
  const places: Place[] = [];
  for (let node = $to.doc.resolve(at).nodeAfter; node; ) {
    isBoxed ||= node.type === nodes.box;
    if (!node.isTextblock) {
      at += 1;
      node = node.firstChild;
      continue;
    }
    const $place = $to.doc.resolve(at + 1);
    if (isBoxed) places.push({ pos: $place.pos, depth: $place.depth, $place });
    at += node.nodeSize;
    // An empty title, or an empty first line of an item, may be all that the cut has left of it.
    node = node.content.size === 0 ? $to.doc.resolve(at).nodeAfter : null;
  }
  return places;
}

function isLike(
  $place: ResolvedPos,
  level: number,
  content: Fragment,
  open: number,
  side: 'firstChild' | 'lastChild',
): boolean {
  if (level < 0) return false;
  let node = content[side];
  for (let depth = 1; depth <= open; depth++) {
    if (node?.type !== $place.node(level + depth).type) return false;
    node = node?.[side] ?? null;
  }
  return true;
}

/**
 * The slice with the words behind the place at its end, and where it then ends: behind the line, or
 * behind blocks that end there too.
 */
function withRest($to: ResolvedPos, level: number, { content, openStart }: Slice) {
  const rest = $to.parent.content.cut($to.parentOffset);
  const added = content.lastChild && withWords(content.lastChild, rest);
  if (!added) return [];
  const all = content.replaceChild(content.childCount - 1, added);
  const found: Pick<Joint, 'to' | 'part'>[] = [];
  for (let depth = $to.depth - 1; depth >= level; depth--) {
    if (isLike($to, level, content, depth - level, 'lastChild'))
      found.push({ to: $to.after(depth + 1), part: new Slice(all, openStart, depth - level) });
    if ($to.index(depth) < $to.node(depth).childCount - 1) break;
  }
  return found;
}

function withWords(node: Node, words: Fragment): Node | undefined {
  if (words.size === 0) return node;
  if (node.isTextblock) return node.copy(node.content.append(words));
  const last = node.lastChild && withWords(node.lastChild, words);
  return last ? node.copy(node.content.replaceChild(node.childCount - 1, last)) : undefined;
}

/** The step, if a text may be so. */
function valid(doc: Node, from: number, to: number, slice: Slice): Step | undefined {
  if (from > to) return undefined;
  const step = new ReplaceStep(from, to, slice);
  try {
    const { doc: made } = step.apply(doc);
    made?.check();
    return made ? step : undefined;
  } catch {
    // The schema refuses it.
    return undefined;
  }
}

/** Of a box that is copied in part come its words, not a box that begins in the middle. */
export function withoutPartBoxes(slice: Slice): Slice {
  const { content, openStart, openEnd } = innermost(slice);
  const [first, last] = [content.firstChild, content.lastChild];
  const isIn = (node: Node | null) => node !== null && BOXES.includes(node.type);
  if (first && openStart > 1 && isIn(first)) {
    const rest = content.cut(first.nodeSize);
    const end = rest.size === 0 ? Math.max(0, openEnd - 1) : openEnd;
    return withoutPartBoxes(new Slice(partsOf(first).append(rest), openStart - 1, end));
  }
  if (last && openEnd > 1 && isIn(last)) {
    const rest = content.cut(0, content.size - last.nodeSize);
    return withoutPartBoxes(new Slice(rest.append(partsOf(last)), openStart, openEnd - 1));
  }
  return slice;
}

/** Without the blocks that are around all of it. */
function innermost(slice: Slice): Slice {
  const { content, openStart, openEnd } = slice;
  const only = content.childCount === 1 ? content.firstChild : null;
  return only && openStart > 1 && openEnd > 1 && !BOXES.includes(only.type)
    ? innermost(new Slice(only.content, openStart - 1, openEnd - 1))
    : slice;
}

const partsOf = (box: Node): Fragment =>
  Fragment.from(
    box.children.map((part) =>
      part.type === nodes.box_title ? nodes.paragraph.create(null, part.content) : part,
    ),
  );
