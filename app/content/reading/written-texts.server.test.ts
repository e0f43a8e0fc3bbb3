import fc from 'fast-check';
import type { Nodes } from 'hast';
import { selectAll } from 'hast-util-select';
import type { Mark, Node } from 'prosemirror-model';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { asWebAddress } from '#app/lib/link-rules.ts';
import { readText, writeText } from '#app/lib/markdown/one-form.ts';
import { parseText } from '#app/lib/markdown/parse-text.ts';
import { SCHEMA } from '#app/lib/markdown/text-model.ts';
import { anyDocument } from '#tests/support/any-document.ts';
import { renderNodes } from './markdown.server.ts';
import { findTextFaults, findWordFaults } from './text-faults.server.ts';

const { nodes, marks } = SCHEMA;
const LIMITS = {
  numRuns: Number(process.env.RUNS ?? 200),
  seed: Number(process.env.SEED ?? 2026),
};
const KNOWN = {
  leafDirectives: ['contacts'],
  textValue: () => '900+',
  resolveLink: (href: string) => href,
  newTabNote: 'new tab',
  headingLevel: 2 as const,
};

/**
 * An address that stands as words is a link to itself; the editor shows it as words until it is
 * opened again.
 */
const isAddress = ({ text = '' }: Node, { type, attrs }: Mark) =>
  type === marks.link &&
  [text, `https://${text}`, `mailto:${text}`].map(asWebAddress).includes(attrs.href);

/** A letter of English words, or one of another script, which ends them until the next. */
const ENGLISH_LETTER = /[\p{sc=Latin}\p{sc=Greek}]/u;
const OTHER_LETTER = /(?![\p{sc=Common}\p{sc=Inherited}])[\p{L}\p{M}]/u;

/** The lines of a block, each sign with its marks; spaces have none. */
function linesOf(block: Node): string[] {
  const all = [''];
  for (const node of block.children) {
    if (node.type === nodes.hard_break) all.push('');
    const own = node.marks.filter(
      (mark) => !isAddress(node, mark) && (node.isText || mark.type !== marks.code),
    );
    const names = own
      .map(({ type, attrs }) => (type === marks.link ? attrs.href : type.name))
      .sort();
    const signs = node.type === nodes.figure ? ['900+'] : [...(node.text ?? '')];
    let isOther = false;
    for (const sign of signs) {
      if (ENGLISH_LETTER.test(sign)) isOther = false;
      else if (OTHER_LETTER.test(sign)) isOther = true;
      const here = isOther ? names.filter((name) => name !== 'english') : names;
      all.push(`${all.pop()}${sign}${sign.trim() && here.length > 0 ? `‹${here}›` : ''}`);
    }
  }
  const trimmed = all.map((each) => each.trim());
  while (trimmed[0] === '') trimmed.shift();
  while (trimmed.at(-1) === '') trimmed.pop();
  return trimmed;
}

/** What the editor shows of a block. */
function shown(node: Node): unknown[] {
  const { type, attrs } = node;
  if (type === nodes.paragraph || type === nodes.heading) {
    const words = linesOf(node);
    return words.length > 0 ? [[type.name, attrs.level, words]] : [];
  }
  if (node.isTextblock)
    return [[type === nodes.table_header ? 'table_cell' : type.name, linesOf(node)]];
  return [[type.name, attrs.order, attrs.type, attrs.name, node.children.flatMap(shown)]];
}

/**
 * The words of a page inside elements with one of some names, without spaces; of a page as a whole
 * without a name.
 */
function pageWords(page: Nodes, names: readonly string[]): string {
  const collect = (node: Nodes, isInside: boolean): string => {
    if (node.type === 'text') return isInside ? node.value : '';
    if (!('children' in node)) return '';
    const isOne = node.type === 'element' && names.includes(node.tagName);
    return node.children.map((child) => collect(child, isInside || isOne)).join('');
  };
  return (
    collect(page, names.length === 0)
      // Words that stay on one line are tied.
      .replaceAll(/\s/g, '')
  );
}

/** The words of the editor in nodes of a kind or with a mark. */
function editorWords(doc: Node, isIt: (node: Node, parents: readonly Node[]) => boolean): string {
  const collect = (node: Node, parents: readonly Node[]): string => {
    const words = node.type === nodes.figure ? '900+' : (node.text ?? '');
    if (node.isInline) return isIt(node, parents) ? words : '';
    return node.children.map((child) => collect(child, [...parents, node])).join('');
  };
  return collect(doc, []).replaceAll(/\s/g, '');
}

/** All that is typed in a text, its addresses too. */
function typedIn(doc: Node): string {
  let all = '';
  doc.descendants((node) => {
    for (const { attrs } of node.marks) all += attrs.href ? ` ${attrs.href}` : '';
  });
  return doc.textContent + all;
}

const inside =
  (...types: readonly (typeof nodes.doc)[]) =>
  (_: Node, parents: readonly Node[]) =>
    parents.some(({ type }) => types.includes(type));
const withMark = (type: typeof marks.strong) => (node: Node) =>
  type.isInSet(node.marks) !== undefined;

function pageOf(markdown: string): Nodes {
  const { children } = parseText(markdown);
  const html = renderNodes(
    children.filter(({ type }) => type !== 'leafDirective'),
    KNOWN,
  );
  const page = unified().use(rehypeParse, { fragment: true }).parse(String(html));
  for (const note of selectAll('.visually-hidden', page)) note.children = [];
  // Figures are in such elements too.
  for (const english of selectAll('[lang]', page)) english.tagName = 'i';
  return page;
}

it('what the editor shows, the file keeps and the page shows, is one thing', () => {
  fc.assert(
    fc.property(anyDocument, (doc) => {
      doc.check();
      const markdown = writeText(doc);
      const again = readText(markdown);
      expect(again.children.flatMap(shown), markdown).toEqual(doc.children.flatMap(shown));
      expect(writeText(again)).toBe(markdown);
      // The field names what it cannot have, as it was typed: an address that it may not link to,
      // the code of a sign.
      const tree = parseText(markdown);
      for (const { found } of findTextFaults(tree, KNOWN)) {
        expect(found, markdown).toMatch(/^(?:https?|ftp):/);
        expect(typedIn(doc), markdown).toContain(found);
      }
      for (const { found } of findWordFaults(tree, 'en')) {
        const [quoted = JSON.stringify([...String(found)][0])] = /^".*"/.exec(String(found)) ?? [];
        expect(typedIn(doc), markdown).toContain(JSON.parse(quoted));
      }
      const page = pageOf(markdown);
      for (const [names, isIt] of [
        [[], () => true],
        [['li'], inside(nodes.list_item)],
        [['h2', 'h3', 'h4'], inside(nodes.heading)],
        [['td', 'th'], inside(nodes.table)],
        [['caption'], inside(nodes.caption)],
        [['blockquote'], inside(nodes.blockquote)],
        [['i'], withMark(marks.english)],
        [['code'], withMark(marks.code)],
      ] as const)
        expect(pageWords(page, names), `${names}\n${markdown}`).toBe(editorWords(again, isIt));
    }),
    LIMITS,
  );
});
