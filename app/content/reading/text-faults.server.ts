import type { Nodes, Root } from 'mdast';
import type { ContainerDirective, TextDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { type Locale, splitAddress } from '#app/i18n/locale.ts';
import { findGarbledText, findLostMalayalam } from '#app/lib/garbled-text.ts';
import { linkKind, splitOwn } from '#app/lib/link-rules.ts';
import { findMissingSigns } from '#app/lib/site-characters.ts';

import { wrongNumbersOf } from './as-typed.server.ts';

/** A mistake in a text; the caller adds the file. */
export type TextFault = { field: string; expected: string; found: string };

/** The names a text may use. */
type TextKnowledge = {
  /** Leaf directives that show data. */
  leafDirectives: readonly string[];
  /** The value of `:name[key]` inside a sentence; `undefined` for an unknown key. */
  textValue: (name: string, key: string) => string | undefined;
};

/** `:english[404 Not Found]` marks English words in a Malayalam text, so that a screen reader says them as such. */
export const ENGLISH = 'english';
const linksOfTexts = new WeakMap<Root, readonly string[]>();
const CONTAINERS = ['table', 'steps', 'note', 'warning'];
const LINK = 'an address beginning with / (without /ml), https:// (without a name before @), mailto: or tel:, or portal: with a name';

/** Nested quotation and list marks at the beginning of a line, more than any real text has. */
const TOO_DEEP = /^(?:[ \t]*(?:>|(?:[-*+]|\d+[.)])(?=[ \t]))){9}/m;
/** A line indented this far is inside as many lists. */
const FAR_RIGHT = /^[ \t]{40}/m;

/** Four times the longest text of this site. The parser's time for links grows with the square of the length. */
const MAX_CHARACTERS = 40_000;
/** What the parser's time grows with the square or the cube of: 8,000 quotations or 2,000 open boxes take a minute. */
const LIMITS: readonly { sign: string; mark: RegExp; most: number }[] = [
  { sign: '>', mark: /^[ \t]*>/gm, most: 200 },
  { sign: '-', mark: /^[ \t]*(?:[-*+]|\d+[.)])[ \t]/gm, most: 1000 },
  { sign: '[^', mark: /\[\^/g, most: 200 },
  { sign: ':::', mark: /:{3,}[A-Za-z]/g, most: 100 },
  { sign: '**', mark: /[*_]+/g, most: 2000 },
];

/** Finds input that would block or crash the Markdown parser; call before {@link parseText}. */
export function findDepthFault(source: string): TextFault | undefined {
  const place = Math.max(source.search(TOO_DEEP), source.search(FAR_RIGHT));
  if (place === -1) return findSizeFault(source);
  const line = source.slice(0, place).split('\n').length;
  return { field: `text, line ${line}`, expected: 'lists and boxes at most eight deep', found: JSON.stringify(source.slice(place, place + 40)) };
}

function findSizeFault(source: string): TextFault | undefined {
  if (source.length > MAX_CHARACTERS) return { field: 'text', expected: `at most ${MAX_CHARACTERS} characters`, found: String(source.length) };
  const counted = LIMITS.map((limit) => ({ ...limit, count: source.match(limit.mark)?.length ?? 0 }));
  const over = counted.find(({ count, most }) => count > most);
  return over && { field: 'text', expected: `at most ${over.most} times ${over.sign}`, found: String(over.count) };
}

/** Marks that the parser took for text, with what was probably meant. */
const LEFT_OVER: readonly (readonly [mark: RegExp, expected: string])[] = [
  [/\*\*/, 'bold words between two pairs of ** without spaces inside them'],
  [/~~/, 'text without ~~'],
  [/\]\(/, 'a link without spaces in its address: [words](address)'],
];

/** Whether a text may link to an address. Pages have the language of the text. */
function isTextLink(href: string): boolean {
  const kind = linkKind(href);
  return kind === 'own' ? splitAddress(splitOwn(href).path).locale === 'en' : kind !== undefined;
}

/** All allowed link addresses of a text, in order; collected once for each text. */
export function linksOf(tree: Root): readonly string[] {
  const known = linksOfTexts.get(tree);
  if (known) return known;
  const links: string[] = [];
  linksOfTexts.set(tree, links);
  visit(tree, 'link', ({ url }) => {
    if (isTextLink(url)) links.push(url);
  });
  return links;
}

/** Finds markup that editors may not use: HTML, forbidden addresses, unknown directives, italics, first-level headings, tables without a caption. */
export function findTextFaults(tree: Root, { leafDirectives, textValue }: TextKnowledge): TextFault[] {
  const faults: TextFault[] = [];
  const at = (node: Nodes, expected: string, found: string) => faults.push({ field: `text, line ${node.position?.start.line ?? '?'}`, expected, found });
  visit(tree, (node, _index, parent) => {
    if (node.type === 'html') at(node, 'text without HTML', node.value);
    if (node.type === 'emphasis') at(node, '**bold** or plain text (italics are not readable in Malayalam)', 'italic text');
    if (node.type === 'link' && !isTextLink(node.url)) at(node, LINK, node.url);
    if (node.type === 'link' && isTextLink(node.url) && plainTextOf(node).trim() === '') at(node, 'words for the link: [words](address)', node.url);
    if ((node.type === 'heading' || node.type === 'strong') && plainTextOf(node).trim() === '') at(node, 'words after the marks', 'only marks');
    if (node.type === 'code') at(node, 'text without ``` or ~~~', 'a block of program code');
    if (node.type === 'list' && wrongNumbersOf(node)) at(node, 'numbers of a list that go up by one', wrongNumbersOf(node) ?? '');
    if (node.type === 'text') for (const [mark, expected] of LEFT_OVER) if (mark.test(node.value)) at(node, expected, JSON.stringify(node.value.slice(0, 60)));
    if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition') at(node, 'the note in the text itself, in brackets', 'a footnote');
    if (node.type === 'image') at(node, 'text, a table or a directive', `the image ${node.url}`);
    if (node.type === 'heading' && node.depth === 1) at(node, 'headings that begin with ##', 'a heading with one #');
    if (node.type === 'table' && !(parent?.type === 'containerDirective' && parent.name === 'table')) {
      at(node, 'a table inside :::table[Caption]', 'a table without a caption');
    }
    if (node.type === 'containerDirective' && !CONTAINERS.includes(node.name)) {
      at(node, `one of: ${CONTAINERS.map((name) => `:::${name}`).join(', ')}`, `:::${node.name}`);
    }
    if (node.type === 'containerDirective' && node.name === 'table' && !labelOf(node)) at(node, 'a caption: :::table[Caption]', ':::table without one');
    if (node.type === 'leafDirective' && parent?.type !== 'root') at(node, 'a separate line, outside lists and boxes', `::${node.name}`);
    if (node.type === 'leafDirective' && !leafDirectives.includes(node.name)) {
      at(node, `one of: ${leafDirectives.map((name) => `::${name}`).join(', ')}`, `::${node.name}`);
    }
    if (node.type === 'textDirective' && node.name !== ENGLISH && textValue(node.name, plainTextOf(node)) === undefined) {
      at(node, 'a known :figure[...] or :id[...]', `:${node.name}[${plainTextOf(node)}]`);
    }
  });
  return faults;
}

/** Finds damaged words, and blocks of a Malayalam text that are in another script. */
export function findWordFaults(tree: Root, locale: Locale): TextFault[] {
  const faults: TextFault[] = [];
  visit(tree, (node) => {
    const found = [
      ...(node.type === 'text' || node.type === 'inlineCode' ? [...findGarbledText(node.value), ...findMissingSigns(node.value)] : []),
      ...(locale === 'ml' && (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') ? findLostMalayalam(wordsOf(node)) : []),
    ];
    for (const { rule, found: words } of found) faults.push({ field: `text, line ${node.position?.start.line ?? '?'}`, expected: rule, found: words });
  });
  return faults;
}

/** The words of a block, without values, marked English words and names of fields. */
function wordsOf(node: Nodes): string {
  if (node.type === 'textDirective' || node.type === 'inlineCode') return '';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

/** The words in square brackets after a directive's name. */
export function labelOf(node: ContainerDirective) {
  const [first] = node.children;
  return first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
}

/** The plain text of a node. */
export function plainTextOf(node: Nodes | TextDirective): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => plainTextOf(child)).join('') : '';
}
