import type {
  Link,
  List,
  ListItem,
  Nodes,
  Paragraph,
  Parents,
  PhrasingContent,
  Root,
  RootContent,
  Text,
} from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import { CONTINUE, SKIP, type VisitorResult, visit } from 'unist-util-visit';
import { asWebAddress } from '#app/lib/link-rules.ts';
import { MAX_LIST, partsByNumber } from './list-types.ts';

/**
 * Markdown gives some signs a meaning that an office does not: 10:30 would hold a directive, a year at the beginning of a line would be a list, and
 * Malayalam after an address would belong to it. Here the tree gets what was typed.
 */

/** Directives inside a sentence. */
const KNOWN: readonly string[] = ['figure', 'id', 'english'];
/** Bullets of Word and WhatsApp at the beginning of a line; those that are letters too have the space of a list after them. */
const BULLET =
  /^([ \t]*)(?:[\u2022\u2023\u2043\u2219\u25a0\u25aa\u25cb\u25cf\u25e6\u27a2\uf0a7\uf0b7\uf0d8][ \t\u00a0]*|\u00b7[ \t\u00a0]+|[Ø§](?:\t|[ \u00a0]{2})[ \t\u00a0]*)(?=\S)/gm;
const DASH = /^([ \t]*)[-\u2013\u2014][ \t\u00a0]+(?=\S)/;
/** A number of a list without the space that Markdown wants, as in 1.Bring the card. */
const NUMBER = /^([ \t]*\d{1,2}[.)])(?=[\p{L}*“"(])/u;
const NUMBERED = /^[ \t]*\d{1,2}[.)](?!\d)/;
const BOLD = /\*\*(?=\S)([^*\n]+?)(?<=\S)\*\*/u;

/** The source with list marks for bullets, and for dashes and bare numbers of two lines or more after each other; lines keep their numbers. */
export function withListMarks(source: string): string {
  const lines = source.replaceAll(BULLET, '$1- ').split('\n');
  const written = [...lines.keys()].filter((index) => lines[index]?.trim() !== '');
  const mark = (item: RegExp, other: RegExp, to: string) => {
    const isLike = (index: number | undefined) =>
      index !== undefined && other.test(lines[index] ?? '');
    const items = written.filter(
      (index, place) =>
        item.test(lines[index] ?? '') && (isLike(written[place - 1]) || isLike(written[place + 1])),
    );
    for (const index of items) lines[index] = lines[index]?.replace(item, to) ?? '';
  };
  mark(DASH, DASH, '$1- ');
  mark(NUMBER, NUMBERED, '$1 ');
  return lines.join('\n');
}

/** Corrects a parsed text in place. */
export function readAsTyped(tree: Root, source: string): void {
  const typed = (from: number | undefined, to?: number) => source.slice(from, to);
  visit(tree, (node, index, parent): VisitorResult => {
    if (index === undefined || !parent) return CONTINUE;
    if (node.type === 'textDirective' && isPlain(node, source))
      return replace(parent, index, plainParts(node, typed));
    if (node.type === 'list' && node.ordered && (node.start ?? 1) > MAX_LIST)
      return replace(parent, index, itemsAsParagraphs(node, typed));
    // Inside an item it is further to the right.
    const dashed =
      node.type === 'list' &&
      parent.type !== 'listItem' &&
      dashInside(node, typed, parent.children[index - 1]);
    if (dashed) {
      parent.children.splice(index - 1, 2, dashed);
      return [CONTINUE, index];
    }
    if (node.type === 'list' && node.ordered) {
      const parts = partsAsNumbered(node, typed);
      parent.children.splice(index, 1, ...parts);
      if (parts.length > 1) return [CONTINUE, index];
    }
    if (node.type === 'link') return correctLink(node, typed, parent, index);
    if (
      node.type === 'text' &&
      parent.type !== 'strong' &&
      typed(startOf(node), endOf(node)) === node.value
    )
      return boldParts(node, parent, index);
    return CONTINUE;
  });
}

/** Puts nodes in the place of one; the visit goes on with the one after `done` of them. */
function replace(parent: Parents, index: number, nodes: readonly Nodes[], done = 0): VisitorResult {
  parent.children.splice(index, 1, ...(nodes as RootContent[]));
  return [SKIP, index + done];
}

/** A text in the place of a node. */
const textAt = (node: Nodes, value: string): Text => ({
  type: 'text',
  value,
  ...(node.position && { position: node.position }),
});
const startOf = (node: Nodes | undefined) => node?.position?.start.offset;
const endOf = (node: Nodes | undefined) => node?.position?.end.offset;

/** Without a bracket after its name, and inside a word if its name is not known, it is a colon. */
function isPlain(node: TextDirective, source: string): boolean {
  const start = startOf(node) ?? 0;
  const [, name = '', bracket] = /^:([\w-]*)([[{])?/.exec(source.slice(start)) ?? [];
  if (KNOWN.includes(name)) return bracket === undefined;
  return (
    bracket === undefined ||
    !/^[a-z]/i.test(name) ||
    /[\p{L}\p{M}\p{N}]$/u.test(source.slice(0, start))
  );
}

function plainParts(
  node: TextDirective,
  typed: (from?: number, to?: number) => string,
): PhrasingContent[] {
  const { children } = node;
  if (children.length === 0) return [textAt(node, typed(startOf(node), endOf(node)))];
  return [
    textAt(node, typed(startOf(node), startOf(children[0]))),
    ...children,
    textAt(node, typed(endOf(children.at(-1)), endOf(node))),
  ];
}

function itemsAsParagraphs(list: List, typed: (from?: number, to?: number) => string): Nodes[] {
  return list.children.flatMap((item) => {
    const mark = textAt(item, `${/^\d+[.)]/.exec(typed(startOf(item)))?.[0] ?? ''} `);
    const [first, ...rest] = item.children;
    const paragraph: Paragraph = {
      type: 'paragraph',
      children: [mark],
      ...(item.position && { position: item.position }),
    };
    if (first?.type !== 'paragraph') return [paragraph, ...item.children];
    return [{ ...first, children: [mark, ...first.children] }, ...rest];
  });
}

/** One line with a dash directly below a line of text that does not announce a list goes on with its sentence. */
function dashInside(
  list: List,
  typed: (from?: number, to?: number) => string,
  before: Nodes | undefined,
): Paragraph | undefined {
  const [
    {
      children: [text, ...more],
    } = { children: [] },
    ...others
  ] = list.children;
  const isBelow =
    before?.type === 'paragraph' &&
    !before.data &&
    before.position?.end.line === (list.position?.start.line ?? 0) - 1;
  if (
    !isBelow ||
    text?.type !== 'paragraph' ||
    others.length + more.length > 0 ||
    typed(startOf(list))[0] !== '-'
  )
    return undefined;
  if (/[:：]\s*$/.test(typed(startOf(before), endOf(before)))) return undefined;
  return {
    ...before,
    children: [...before.children, textAt(list, '\n- '), ...text.children],
  };
}

/** Markdown counts on from the first number; 1. before each item is its usual short form. Other numbers begin a list of their own. */
function partsAsNumbered(list: List, typed: (from?: number, to?: number) => string): List[] {
  const numberOf = (item: ListItem) => Number.parseInt(typed(startOf(item)), 10);
  const [first = 1, ...others] = list.children.map(numberOf);
  if (others.length === 0 || (first <= 1 && others.every((number) => number === first)))
    return [list];
  return partsByNumber(list.children, first, numberOf).map(({ start, items: children }) => ({
    ...list,
    ...(children[0]?.position && { position: children[0].position }),
    start,
    children,
  }));
}

/** An address that was typed without brackets ends before Malayalam; other letters in an address are encoded. */
function correctLink(
  node: Link,
  typed: (from?: number, to?: number) => string,
  parent: Parents,
  index: number,
): VisitorResult {
  const [label] = node.children;
  const isBare = label?.type === 'text' && typed(startOf(node), endOf(node)) === label.value;
  const place = isBare ? label.value.search(/[^\x21-\x7e]/) : -1;
  // Without https:// it is taken for an address without encryption.
  if (label?.type === 'text' && node.url === `http://${label.value}`)
    node.url = `https://${label.value}`;
  if (!isBare || place === -1) {
    node.url = asWebAddress(node.url);
    return CONTINUE;
  }
  const address = label.value.slice(0, place).replace(/[-.,:;!?'"()*_~]+$/, '');
  const url = node.url.slice(0, node.url.length - (label.value.length - address.length));
  const rest: Text = { type: 'text', value: label.value.slice(address.length) };
  return replace(
    parent,
    index,
    [{ ...node, url, children: [{ type: 'text', value: address }] }, rest],
    2,
  );
}

/** Bold ends after a full stop or a bracket also where a Malayalam ending follows: **(കോളേജ്)**ന്റെ. */
function boldParts(node: Text, parent: Parents, index: number): VisitorResult {
  const match = BOLD.exec(node.value);
  if (!match) return CONTINUE;
  const part = (value: string): Text[] => (value === '' ? [] : [textAt(node, value)]);
  const [whole, words = ''] = match;
  const before = part(node.value.slice(0, match.index));
  const after = part(node.value.slice(match.index + whole.length));
  return replace(
    parent,
    index,
    [...before, { type: 'strong', children: part(words) }, ...after],
    before.length + 1,
  );
}
