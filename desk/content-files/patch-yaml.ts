import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  Pair,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import {
  isGroup,
  isLines,
  printAfterKey,
  printFile,
  printFlow,
  printKey,
  printScalar,
} from './print-yaml.ts';
import { parseYaml, UnusableFile } from './read-yaml.ts';
import { withValue } from './with-value.ts';

type Json = Record<string, unknown>;

/**
 * Changes data in a YAML file. Only lines of changed values are rewritten; comments and order stay. A file that is not in the form of this site yet gets it
 * with its first change.
 * @param at place of the value in the file; the whole file when empty
 * @throws UnusableFile if the result would not contain exactly the value
 */
export function patchYaml(
  source: string,
  value: unknown,
  at: readonly (string | number)[] = [],
): string {
  const { document, value: before } = parseYaml(source);
  // As in JSON: without undefined fields.
  const wanted: unknown = JSON.parse(
    JSON.stringify(at.length === 0 ? value : withValue(before, at, value)),
  );
  if (isDeepStrictEqual(before, wanted)) return source;
  if (!document.contents) return printFile(wanted);
  Object.assign(document, { contents: changed(document.contents, before, wanted, false) });
  const result = printDocument(document);
  // Where two letters are kept apart in sight, a sign that cannot be seen would take the place of its code.
  const [found] = [result.replaceAll('\u00ad', '\\u00AD'), result].filter((text) =>
    isDeepStrictEqual(parseYaml(text).value, wanted),
  );
  if (found === undefined) throw new UnusableFile('the change cannot be written');
  return found;
}

/** Lists in one line stand close to their brackets, groups do not. */
function printDocument(document: Document.Parsed): string {
  visit(document, {
    Collection: (_, node) => {
      if (!node.flow) return;
      const print = node.toString.bind(node) as YAMLMap['toString'];
      const flowCollectionPadding = isMap(node) ? ' ' : '';
      node.toString = (context, ...rest) =>
        print(context && { ...context, flowCollectionPadding }, ...rest);
    },
  });
  return document.toString({ lineWidth: 0 });
}

/** The node of a value that was another one; what has not changed inside it stays. */
function changed(node: Node, before: unknown, after: unknown, isFlow: boolean): Node {
  if (isDeepStrictEqual(before, after)) return node;
  if (isMap(node) && isGroup(before) && isGroup(after) && node.items.length > 0)
    changeGroup(node as YAMLMap<Node, Node | null>, before, after, isFlow);
  else if (isSeq(node) && Array.isArray(before) && Array.isArray(after) && node.items.length > 0)
    changeList(node as YAMLSeq<Node>, before, after, isFlow);
  else {
    const isQuoted = isScalar(node) && node.type !== 'PLAIN' && !isLines(after);
    const { comment, commentBefore, spaceBefore } = node;
    const text = isQuoted && typeof after === 'string' ? printScalar(after, false) : undefined;
    return Object.assign(nodeOf(after, isFlow, text), { comment, commentBefore, spaceBefore });
  }
  return node;
}

function changeGroup(
  node: YAMLMap<Node, Node | null>,
  before: Json,
  after: Json,
  isFlow: boolean,
): void {
  const isInLine = isFlow || node.flow === true;
  const [first] = node.items;
  const known = new Map(node.items.map((pair) => [nameOf(pair), pair]));
  for (const [name, pair] of known)
    if (pair.value && name in after)
      pair.value = changed(pair.value, before[name], after[name], isInLine);
    else if (name in after) pair.value = nodeOf(after[name], isInLine);
  node.items = node.items.filter((pair) => nameOf(pair) in after);
  let place = 0;
  for (const [name, value] of Object.entries(after)) {
    const pair = known.get(name);
    if (pair) place = node.items.indexOf(pair);
    else
      node.items.splice(
        place,
        0,
        new Pair(nodeOf(name, true, printKey(name)), nodeOf(value, isInLine)),
      );
    place += 1;
  }
  keepHead(first?.key, node.items[0]?.key);
}

function changeList(
  node: YAMLSeq<Node>,
  before: unknown[],
  after: unknown[],
  isFlow: boolean,
): void {
  const isInLine = isFlow || node.flow === true;
  const [first] = node.items;
  const matches = matchItems(before, after);
  const old = node.items;
  node.items = after.map((value, place) => {
    const match = matches[place];
    const item = match === undefined ? undefined : old[match];
    return item ? changed(item, before[match ?? 0], value, isInLine) : nodeOf(value, isInLine);
  });
  keepHead(first, node.items[0]);
}

/** What stands above the first field or row is about the file. */
function keepHead(before: Node | undefined, now: Node | undefined): void {
  if (!before?.commentBefore || !now || before === now) return;
  now.commentBefore = [before.commentBefore, now.commentBefore].filter(Boolean).join('\n');
  before.commentBefore = null;
}

function nodeOf(
  value: unknown,
  isFlow: boolean,
  text = isFlow ? printFlow(value) : undefined,
): Node {
  const { contents } = parseDocument<YAMLMap<Node, Node>>(
    `x:${text === undefined ? printAfterKey(value, 0) : ` ${text}`}\n`,
  );
  const [pair] = contents?.items ?? [];
  if (!pair?.value) throw new UnusableFile('the change cannot be written');
  return pair.value;
}

/**
 * For each new item the index of the matching old one, in ascending order: equal ones at both ends, then those with the same id, then those replacing a deleted one.
 */
function matchItems(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const matches: (number | undefined)[] = after.map(() => undefined);
  let from = 0;
  while (
    from < before.length &&
    from < after.length &&
    isDeepStrictEqual(before[from], after[from])
  )
    matches[from] = from++;
  let [oldEnd, newEnd] = [before.length, after.length];
  while (oldEnd > from && newEnd > from && isDeepStrictEqual(before[oldEnd - 1], after[newEnd - 1]))
    matches[--newEnd] = --oldEnd;
  let next = from;
  for (let place = from; place < newEnd; place++) {
    const same = before.findIndex(
      (item, index) => index >= next && index < oldEnd && isSameItem(item, after[place]),
    );
    const isNextGone =
      next < oldEnd &&
      !after.slice(place + 1, newEnd).some((item) => isSameItem(before[next], item));
    if (same === -1 && !isNextGone) continue;
    matches[place] = same === -1 ? next : same;
    next = (matches[place] ?? 0) + 1;
  }
  return matches;
}

function isSameItem(a: unknown, b: unknown): boolean {
  return (
    isDeepStrictEqual(a, b) || (isGroup(a) && isGroup(b) && a.id !== undefined && a.id === b.id)
  );
}

function nameOf({ key }: Pair<Node, unknown>): string {
  return isScalar(key) ? String(key.value) : '';
}
