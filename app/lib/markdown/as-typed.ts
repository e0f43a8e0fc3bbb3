import type {
  Heading,
  Link,
  List,
  ListItem,
  Nodes,
  Paragraph,
  Parents,
  PhrasingContent,
  Root,
  RootContent,
  TableCell,
  Text,
} from 'mdast';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { CONTINUE, SKIP, type VisitorResult, visit } from 'unist-util-visit';
import { asWebAddress, linkKind } from '#app/lib/link-rules.ts';
import { MAX_LIST, partsByNumber } from './list-types.ts';

/**
 * Markdown gives some signs a meaning that an office does not: 10:30 would hold a directive, a year
 * at the beginning of a line would be a list, and Malayalam after an address would belong to it.
 * Here the tree gets what was typed.
 */

/**
 * Bullets of Word and WhatsApp at the beginning of a line; those that are letters too have the
 * space of a list after them.
 */
const BULLETS =
  '(?:[\u2022\u2023\u2043\u2219\u25a0\u25aa\u25cb\u25cf\u25e6\u27a2\uf0a7\uf0b7\uf0d8]|\u00b7(?=[ \t\u00a0])|[Ø§](?=\t|[ \u00a0]{2}))';
const BULLET = new RegExp(`^([ \t]*)${BULLETS}[ \t\u00a0]*(?=\\S)`);
const DASH = /^([ \t]*)[-\u2013\u2014][ \t\u00a0]+(?=\S)/;
/** What would begin a list; behind a backslash it is a sign. */
const SIGN = `(?:${BULLETS}|[\u2013\u2014][ \t\u00a0])`;
const UNESCAPED = new RegExp(`^\\\\?${SIGN}`);
const ESCAPED = new RegExp(
  `^((?:[ \t]*(?:>|(?:[-*]|\\d+[.)])(?=[ \t])))*[ \t]*)\\\\(?=\\\\?${SIGN})`,
  'gm',
);
/** A number of a list without the space that Markdown wants, as in 1.Bring the card. */
const NUMBER = /^([ \t]*\d{1,2}[.)])(?=[\p{L}*“"(])/u;
const NUMBERED = /^[ \t]*\d{1,2}[.)](?!\d)/;

/** After a line break the next line is part of the same paragraph, whatever it begins with. */
const isBroken = (before: string | undefined) => /(?<!\\)(?:\\\\)*\\$/.test(before ?? '');

/**
 * The source with list marks for bullets, and for dashes and bare numbers of two lines or more
 * after each other; lines keep their numbers.
 */
export function withListMarks(source: string): string {
  const lines = source.split('\n');
  for (const [index, line] of lines.entries())
    if (!isBroken(lines[index - 1])) lines[index] = line.replace(BULLET, '$1- ');
  const written = [...lines.keys()].filter((index) => lines[index]?.trim() !== '');
  const mark = (item: RegExp, other: RegExp, to: string) => {
    const isLike = (index: number | undefined) =>
      index !== undefined && other.test(lines[index] ?? '');
    const items = written.filter(
      (index, place) =>
        item.test(lines[index] ?? '') &&
        !isBroken(lines[index - 1]) &&
        (isLike(written[place - 1]) || isLike(written[place + 1])),
    );
    for (const index of items) lines[index] = lines[index]?.replace(item, to) ?? '';
  };
  mark(DASH, DASH, '$1- ');
  mark(NUMBER, NUMBERED, '$1 ');
  return lines.join('\n').replaceAll(ESCAPED, '$1');
}

/** Words at the beginning of a line whose first sign is no mark of a list. */
export const escapeLineSign = (words: string): string => words.replace(UNESCAPED, '\\$&');

/** Corrects a parsed text in place. */
export function readAsTyped(tree: Root, source: string): void {
  const typed = (from: number | undefined, to?: number) => source.slice(from, to);
  /** Also English words in a link are no other link. */
  const linked = new Set<Nodes>();
  visit(tree, (node, index, parent): VisitorResult => {
    if (index === undefined || !parent) return CONTINUE;
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
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      noteBreakAtEnd(node, source);
    if (node.type === 'link') noteLinked(node, linked);
    if (node.type === 'text' && !linked.has(node)) {
      const parts = mailsIn(node);
      if (parts.length > 1) return replace(parent, index, parts, parts.length);
    }
    if (node.type === 'text' && node.position)
      meant.set(node, typed(startOf(node), endOf(node)).replaceAll(ESCAPE, ' '));
    if (node.type === 'link') return correctLink(node, typed, parent, index);
    return CONTINUE;
  });
}

/** Notes the words of a link, and takes out what the parser has made links in it. */
function noteLinked(link: Link, linked: Set<Nodes>): void {
  visit(link, (node, index, parent): VisitorResult => {
    if (node.type === 'text') linked.add(node);
    return node.type === 'link' && parent && index !== undefined
      ? replace(parent, index, node.children)
      : CONTINUE;
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

/**
 * One line with a dash directly below a line of text that does not announce a list goes on with its
 * sentence.
 */
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
  const words = endsInBreak(before)
    ? [...wordsOf(before), { type: 'break' as const }, textAt(list, '- ')]
    : [...before.children, textAt(list, '\n- ')];
  return { ...before, children: [...words, ...text.children] };
}

/**
 * Markdown counts on from the first number; 1. before each item is its usual short form. Other
 * numbers begin a list of their own.
 */
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

/**
 * An address that was typed without brackets ends before Malayalam; other letters in an address are
 * encoded.
 */
function correctLink(
  node: Link,
  typed: (from?: number, to?: number) => string,
  parent: Parents,
  index: number,
): VisitorResult {
  const [label] = node.children;
  const isBare =
    label?.type === 'text' && (!node.position || typed(startOf(node), endOf(node)) === label.value);
  if (isBare) {
    const parts = bareLink(node, label.value);
    return replace(parent, index, parts, parts.length);
  }
  node.url = asWebAddress(node.url);
  return CONTINUE;
}

/**
 * Signs that an address of this site cannot have, such as square brackets or other letters, or that
 * no host has at its end: https://college.example, or *https://college.example*.
 */
const NOT_IN_ADDRESS =
  /[^\w.~:/?#@!$&'()*+,;=%-]|%(?![\dA-Fa-f]{2})|[!$&'()*+,;=~](?<=^(?:https?:\/\/)?[\w.-]+(?::\d+)?.)|[*~]+$/i;

/** A link of an address alone, and words that the parser has taken for its end. */
function bareLink(node: Link, typed: string): PhrasingContent[] {
  const place = typed.search(NOT_IN_ADDRESS);
  const address = place === -1 ? typed : typed.slice(0, place).replace(/[-.,:;!?'"()*_~]+$/, '');
  // Without https:// it is taken for an address without encryption.
  const whole = node.url === `http://${typed}` ? `https://${typed}` : node.url;
  const url = asWebAddress(whole.slice(0, whole.length - (typed.length - address.length)));
  const words: Text = { type: 'text', value: address };
  // What only resembles an address is no mistake.
  const isWords = url !== address && linkKind(url) === undefined;
  const first = isWords ? words : { ...node, url, children: [words] };
  return address === typed ? [first] : [first, ...addressesIn(typed.slice(address.length))];
}

/** Words with a link at each address, as they are read again. */
export function addressesIn(value: string): PhrasingContent[] {
  const words: Paragraph = { type: 'paragraph', children: [{ type: 'text', value }] };
  for (const transform of gfmAutolinkLiteralFromMarkdown().transforms ?? [])
    transform({ type: 'root', children: [words] });
  return words.children.flatMap((node) =>
    node.type === 'link' && node.children[0]?.type === 'text'
      ? bareLink(node, node.children[0].value)
      : node.type === 'text'
        ? mailsIn(node)
        : [node],
  );
}

/**
 * With an ending as in office@college.example-ൽ, or directly behind a colon, GitHub's rule sees no
 * address (GFM 6.9).
 */
const MAIL =
  /(?<![\w+.@/-])([\w+.-]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,})(?![\w@]|[.-]+[\w@])/i;

function mailsIn(node: Text): PhrasingContent[] {
  return node.value
    .split(MAIL)
    .map((part, index): PhrasingContent => {
      const words = textAt(node, part);
      return index % 2 === 1 ? { type: 'link', url: `mailto:${part}`, children: [words] } : words;
    })
    .filter((part) => part.type !== 'text' || part.value !== '');
}

const ESCAPE = /\\(?:~+|[!-/:-@[-`{-~])/g;
const meant = new WeakMap<Text, string>();
/** What of a text may have been meant as a mark: signs behind a backslash are signs. */
export const marksMeantIn = (text: Text): string => meant.get(text) ?? '';

/** Blocks that end in a line break, which shows nothing but its mark. */
const endingInBreak = new WeakSet<Nodes>();
export const endsInBreak = (block: Nodes): boolean => endingInBreak.has(block);

/** The words of a block, without the mark of a line break at their end. */
export function wordsOf(block: Paragraph | Heading | TableCell): PhrasingContent[] {
  const last = block.children.at(-1);
  return endsInBreak(block) && last?.type === 'text'
    ? [...block.children.slice(0, -1), { ...last, value: last.value.replace(/\\$/, '') }]
    : block.children;
}

function noteBreakAtEnd(block: Paragraph | Heading | TableCell, source: string): void {
  const last = block.children.at(-1);
  const [, marks = ''] = /(\\*)$/.exec(source.slice(startOf(last), endOf(last))) ?? [];
  if (last?.type === 'text' && marks.length % 2 === 1) endingInBreak.add(block);
}
