import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import {
  isGroup,
  isLines,
  printAfterKey,
  printBlock,
  printFile,
  printFlow,
  printKey,
  printScalar,
} from './print-yaml.ts';
import { parseYaml, UnusableFile } from './read-yaml.ts';
import { withValue } from './with-value.ts';

/** A piece of a source to be replaced. */
type Edit = { from: number; to: number; text: string };
type Path = readonly (string | number)[];

/**
 * Changes data in a YAML file. Only lines of changed values are rewritten; comments, order and format of all others are kept.
 * @param at place of the value in the file; the whole file when empty
 * @throws UnusableFile if the result would not contain exactly the value
 */
export function patchYaml(source: string, value: unknown, at: Path = []): string {
  const { document, value: before } = parseYaml(source);
  // As in JSON: without undefined fields.
  const wanted: unknown = JSON.parse(
    JSON.stringify(at.length === 0 ? value : withValue(before, at, value)),
  );
  if (isDeepStrictEqual(before, wanted)) return source;
  const root = document.contents;
  if (!root) return printFile(wanted);
  const patcher = new Patcher(source);
  patcher.root(root, before, wanted);
  const result = patcher.result();
  if (!isDeepStrictEqual(parseYaml(result).value, wanted))
    throw new UnusableFile('the change cannot be written without touching other lines');
  return result;
}

class Patcher {
  readonly #source: string;
  readonly #edits: Edit[] = [];

  constructor(source: string) {
    this.#source = source;
  }

  result(): string {
    // Insertions at the same position keep their order.
    return this.#edits
      .map((edit, index) => ({ ...edit, index }))
      .sort((a, b) => b.from - a.from || b.index - a.index)
      .reduce(
        (text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to),
        this.#source,
      );
  }

  root(node: Node, before: unknown, after: unknown): void {
    if (!this.#inside(node, before, after))
      this.#put(startOf(node), this.#end(node), printBlock(after, 0));
  }

  /** Changes parts of a value; false if the whole value has to be rewritten. */
  #inside(node: Node, before: unknown, after: unknown): boolean {
    if (isDeepStrictEqual(before, after)) return true;
    if (isScalar(node) && !isBlockScalar(node) && isPlain(after) && isPlain(before)) {
      this.#put(
        startOf(node),
        this.#end(node),
        printScalar(after, node.type === 'PLAIN' ? undefined : false),
      );
      return true;
    }
    if (isMap(node) && isGroup(before) && isGroup(after) && Object.keys(after).length > 0) {
      return node.flow ? this.#flowMap(node, before, after) : this.#blockMap(node, before, after);
    }
    if (isSeq(node) && Array.isArray(before) && Array.isArray(after) && after.length > 0) {
      return node.flow ? this.#flowSeq(node, before, after) : this.#blockSeq(node, before, after);
    }
    return false;
  }

  #flowMap(
    node: YAMLMap,
    before: Record<string, unknown>,
    after: Record<string, unknown>,
  ): boolean {
    const isSameShape = isDeepStrictEqual(Object.keys(before).sort(), Object.keys(after).sort());
    if (Object.keys(before).length === 0 || (!isSameShape && !isShort(after))) return false;
    if (!isSameShape) this.#put(startOf(node), this.#end(node), printFlow(after));
    else
      for (const pair of node.items as Pair<Node, Node>[])
        this.#flowValue(pair.value, before[keyOf(pair)], after[keyOf(pair)]);
    return true;
  }

  #flowSeq(node: YAMLSeq, before: unknown[], after: unknown[]): boolean {
    if (before.length === 0 || (before.length !== after.length && !isShort(after))) return false;
    if (before.length !== after.length) this.#put(startOf(node), this.#end(node), printFlow(after));
    else
      for (const [index, item] of node.items.entries())
        this.#flowValue(item as Node, before[index], after[index]);
    return true;
  }

  #flowValue(node: Node | null, before: unknown, after: unknown): void {
    if (node && !this.#inside(node, before, after))
      this.#put(startOf(node), this.#end(node), printFlow(after));
  }

  #blockMap(
    node: YAMLMap,
    before: Record<string, unknown>,
    after: Record<string, unknown>,
  ): boolean {
    const pairs = node.items as Pair<Node, Node | null>[];
    const [first] = pairs;
    if (!first || !Object.keys(after).some((key) => key in before)) return false;
    const indent = this.#column(startOf(first.key));
    pairs.forEach((pair, index) => {
      const key = keyOf(pair);
      if (!(key in after)) this.#removePair(pair, pairs[index + 1]);
      else if (!pair.value || !this.#inside(pair.value, before[key], after[key])) {
        if (!isDeepStrictEqual(before[key], after[key]))
          this.#put(
            this.#end(pair.key),
            this.#pairEnd(pair),
            `:${printAfterKey(after[key], indent)}`,
          );
      }
    });
    let previous: Pair<Node, Node | null> | undefined;
    const atTop: string[] = [];
    for (const key of Object.keys(after)) {
      const known = pairs.find((pair) => keyOf(pair) === key);
      if (known) previous = known;
      else {
        const text = `${printKey(key)}:${printAfterKey(after[key], indent)}`;
        if (previous) this.#insertAfter(this.#pairEnd(previous), `${' '.repeat(indent)}${text}`);
        else atTop.push(`${text}\n${' '.repeat(indent)}`);
      }
    }
    if (atTop.length > 0) this.#put(startOf(first.key), startOf(first.key), atTop.join(''));
    return true;
  }

  #removePair(pair: Pair<Node, Node | null>, next: Pair<Node, Node | null> | undefined): void {
    const start = startOf(pair.key);
    // The first field behind the hyphen of a list: the next one takes its place.
    const isAlone = this.#source.slice(this.#lineStart(start), start).trim() === '';
    if (isAlone || !next)
      this.#put(this.#lineStart(start), this.#lineEnd(this.#pairEnd(pair)) + 1, '');
    else this.#put(start, startOf(next.key), '');
  }

  #blockSeq(node: YAMLSeq, before: unknown[], after: unknown[]): boolean {
    const items = node.items as Node[];
    const [first] = items;
    if (!first || items.some((item) => this.#dash(item) === undefined)) return false;
    const indent = this.#column(this.#dash(first) ?? 0);
    const matches = matchItems(before, after);
    items.forEach((item, index) => {
      const place = matches.indexOf(index);
      if (place === -1)
        this.#put(this.#lineStart(this.#dash(item) ?? 0), this.#lineEnd(this.#end(item)) + 1, '');
      else if (!this.#inside(item, before[index], after[place]))
        this.#put(
          startOf(item),
          this.#end(item),
          printBlock(after[place], this.#column(startOf(item))),
        );
    });
    let previous: Node | undefined;
    matches.forEach((match, place) => {
      if (match !== undefined) previous = items[match];
      else {
        const text = `${' '.repeat(indent)}- ${printBlock(after[place], indent + 2)}`;
        if (previous) this.#insertAfter(this.#end(previous), text);
        else
          this.#put(
            this.#lineStart(this.#dash(first) ?? 0),
            this.#lineStart(this.#dash(first) ?? 0),
            `${text}\n`,
          );
      }
    });
    return true;
  }

  /** Position of the hyphen of an item on a separate line. */
  #dash(item: Node | null): number | undefined {
    if (!item) return undefined;
    const line = this.#lineStart(startOf(item));
    const [, space] = /^( *)- *$/.exec(this.#source.slice(line, startOf(item))) ?? [];
    return space === undefined ? undefined : line + space.length;
  }

  #insertAfter(place: number, text: string): void {
    const end = this.#lineEnd(place);
    this.#put(end, end, `\n${text}`);
  }

  #pairEnd({ key, value }: Pair<Node, Node | null>): number {
    return value ? this.#end(value) : this.#source.indexOf(':', this.#end(key)) + 1;
  }

  /** Position of the last character of a value, without trailing comments and line breaks. */
  #end(node: Node): number {
    if (isMap(node) && !node.flow) {
      const last = node.items.at(-1) as Pair<Node, Node | null> | undefined;
      if (last) return this.#pairEnd(last);
    }
    const last = isSeq(node) && !node.flow ? (node.items.at(-1) as Node | undefined) : undefined;
    if (last) return this.#end(last);
    const end = node.range?.[1] ?? 0;
    return isBlockScalar(node) && this.#source[end - 1] === '\n' ? end - 1 : end;
  }

  #column(place: number): number {
    return place - this.#lineStart(place);
  }

  #lineStart(place: number): number {
    return this.#source.lastIndexOf('\n', place - 1) + 1;
  }

  #lineEnd(place: number): number {
    const end = this.#source.indexOf('\n', place);
    return end === -1 ? this.#source.length : end;
  }

  #put(from: number, to: number, text: string): void {
    this.#edits.push({ from, to, text });
  }
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

function keyOf({ key }: Pair<Node, unknown>): string {
  return isScalar(key) ? String(key.value) : '';
}

const startOf = (node: Node): number => node.range?.[0] ?? 0;

function isBlockScalar(node: Node): boolean {
  return isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');
}

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value) && !isLines(value);
}

/** Fits on the line of its key. */
function isShort(value: unknown): boolean {
  return printFlow(value).length <= 120;
}
