import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import { isGroup, nodeOf, pairOf, printDocument, printFile } from './print-yaml.ts';
import { parseYaml, UnusableFile } from './read-yaml.ts';
import { withValue } from './with-value.ts';

type Json = Record<string, unknown>;

/**
 * Changes data in a YAML file. Only lines of changed values are rewritten; comments and order stay.
 * A file that is not in the form of this site yet gets it with its first change.
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
  // Where two letters are kept apart in sight, a sign that cannot be seen would take the place of
  // its code.
  const [found] = [result.replaceAll('\u00ad', '\\u00AD'), result].filter((text) =>
    isDeepStrictEqual(parseYaml(text).value, wanted),
  );
  if (found === undefined) throw new UnusableFile('the change cannot be written');
  return found;
}

/** The node of a value that was another one; what has not changed inside it stays. */
function changed(node: Node, before: unknown, after: unknown, isFlow: boolean): Node {
  if (isDeepStrictEqual(before, after)) return node;
  if (isMap(node) && isGroup(before) && isGroup(after) && node.items.length > 0)
    changeGroup(node as YAMLMap<Node, Node | null>, before, after, isFlow);
  else if (isSeq(node) && Array.isArray(before) && Array.isArray(after) && node.items.length > 0)
    changeList(node as YAMLSeq<Node>, before, after, isFlow);
  else {
    const { comment, commentBefore, spaceBefore } = node;
    const next = Object.assign(nodeOf(after, isFlow), { comment, commentBefore, spaceBefore });
    // A title of one word stays in its quotes.
    if (isScalar(node) && node.type !== 'PLAIN' && isScalar(next) && next.type === 'PLAIN')
      next.type = 'QUOTE_DOUBLE';
    return next;
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
    else node.items.splice(place, 0, pairOf(name, value, isInLine));
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

/**
 * For each new item the place of the old one that is the same, has its id, or was given up for it.
 */
function matchItems(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const free = [...before.keys()];
  const take = (isMeant: (item: unknown) => boolean) => {
    const at = free.findIndex((place) => isMeant(before[place]));
    return at === -1 ? undefined : free.splice(at, 1)[0];
  };
  const same = after.map((item) => take((old) => isDeepStrictEqual(old, item)));
  const named = after.map((item, place) => {
    const { id } = isGroup(item) ? item : {};
    return same[place] ?? take((old) => id !== undefined && isGroup(old) && old.id === id);
  });
  return named.map((place) => place ?? free.shift());
}

const nameOf = ({ key }: Pair<Node, unknown>): string => (isScalar(key) ? String(key.value) : '');
