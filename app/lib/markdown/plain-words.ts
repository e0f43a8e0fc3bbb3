import type { Nodes, Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { clausesOf, itemMark } from './list-types.ts';
import { parseText } from './parse-text.ts';
import { asTableName, partsByTabs } from './tabbed-lines.ts';
import { findDepthFault } from './text-limits.ts';

const ITEM = /^(\s*(?:[-•·]|\d{1,3}[.)])\s+)?(.*)$/u;
/** Of the Markdown that a chat bot copies; one sign alone also means a number. */
const HEADING = /^#{2,6}\s+(\S.*)$/;
/** What means something in Markdown. */
const SIGNS = /[\\`*_{}<>[\]|#~&:+]/g;
/**
 * What a chat or a mail has of Markdown: words with an address, an address, bold and slanted words.
 */
const MARKED =
  /\[([^[\]\n]+)\]\((https?:\/\/[^\s()]+|\/[^\s()]*)\)|(https?:\/\/[^\s<>"()[\]]*[^\s<>"()[\].,;:!?*_~])|(?<![\p{L}\p{N}*_])(\*{1,2})(?=[^\s*])([^*\n]+)(?<=\S)\4(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}*_])(_{1,2})(?=[^\s_])([^_\n]+)(?<=\S)\6(?![\p{L}\p{N}_])/giu;

/**
 * Words without marks as a text in Markdown: a line is a paragraph, those with the mark of a list
 * are one.
 * @param unnamed makes a table of lines with tabs, which has the short line above it as its name,
 *   or else this one
 */
export function markdownOf(plain: string, unnamed?: string): string {
  const lines = plain.split(/\r?\n/).filter((line) => line.trim() !== '');
  const parts = unnamed === undefined ? lines.map((line) => ({ line })) : partsByTabs(lines);
  const blocks: { words?: string; isItem: boolean; isHeading?: boolean; text: string }[] = [];
  /** The items around the next one: where each begins, here and as it was typed. */
  let open: { typed: number; from: number; words: number }[] = [];
  for (const part of parts) {
    if ('line' in part) {
      const [, heading] = (unnamed !== undefined && HEADING.exec(part.line)) || [];
      const [, mark = '', words = ''] = ITEM.exec(part.line) ?? [];
      const sign = mark.trim();
      const typed = mark.indexOf(sign);
      if (!sign) open = [];
      open = open.filter((each) => each.typed <= typed);
      const last = open.at(-1);
      // A list inside another begins with 1, or its number would be words.
      const isInside = last && typed > last.typed + 1 && /^(?:\D|1)/.test(sign);
      const from = (last && (isInside ? last.words : last.from)) ?? 0;
      if (sign) open = [...open.filter((each) => each.from < from), itemAt(typed, from, sign)];
      const text = sign ? `${' '.repeat(from)}${sign} ${inline(words)}` : inline(words);
      blocks.push({
        words: heading?.replaceAll('**', '') ?? words,
        isHeading: heading !== undefined,
        isItem: sign !== '',
        text: heading ? `${headingSigns(part.line)} ${inline(heading.replaceAll('**', ''))}` : text,
      });
      continue;
    }
    open = [];
    const above = blocks.at(-1);
    const name = above && !above.isItem ? asTableName(above.words ?? '') : undefined;
    if (name && !above?.isHeading) blocks.pop();
    blocks.push({ isItem: false, text: table(name ?? unnamed ?? '', part.rows) });
  }
  return blocks.reduce(
    (text, { text: block, isItem }, index) =>
      text + (index === 0 ? '' : isItem && blocks[index - 1]?.isItem ? '\n' : '\n\n') + block,
    '',
  );
}

const itemAt = (typed: number, from: number, sign: string) => ({
  typed,
  from,
  words: from + sign.length + 1,
});
const headingSigns = (line: string) => (/^#{2,4}/.exec(line) ?? ['##'])[0];

function table(name: string, rows: readonly (readonly string[])[]): string {
  const [head = [], ...others] = rows.map((row) => `| ${row.map(inline).join(' | ')} |`);
  const line = `|${rows[0]?.map(() => ' - |').join('')}`;
  return [`:::table[${asWords(name)}]`, head, line, ...others, ':::'].join('\n');
}

const asWords = (words: string) => words.replaceAll(SIGNS, '\\$&');

function inline(words: string): string {
  let [text, from] = ['', 0];
  for (const match of words.matchAll(MARKED)) {
    const [whole, label, target, address, , bold, , slanted] = match;
    text += asWords(words.slice(from, match.index));
    if (target) text += `[${asWords(label ?? '')}](${target})`;
    else if (address) text += `[${asWords(address)}](${address})`;
    else text += bold === undefined ? asWords(slanted ?? '') : `**${asWords(bold)}**`;
    from = match.index + whole.length;
  }
  return text + asWords(words.slice(from));
}

/**
 * What a text in Markdown says without its marks, for feeds, summaries and lists: each paragraph,
 * item, heading and row of a table.
 * @param shown what stands for data or a picture that the text shows; without it, nothing
 */
export function plainBlocks(markdown: string, shown?: (node: LeafDirective) => string): string[] {
  if (findDepthFault(markdown)) return [markdown];
  const blocks: string[] = [];
  const collect = (node: Root | Nodes): void => {
    const { list, type = '1' } =
      node.type === 'list'
        ? { list: node }
        : (node.type === 'containerDirective' && clausesOf(node)) || {};
    if (list)
      for (const [index, { children }] of list.children.entries()) {
        const first = blocks.length;
        children.forEach(collect);
        const mark = list.ordered ? `${itemMark(type, (list.start ?? 1) + index)} ` : '';
        blocks[first] = mark + (blocks[first] ?? '');
      }
    else if (node.type === 'tableRow')
      blocks.push(node.children.map((cell) => wordsOf(cell)).join(', '));
    else if (node.type === 'paragraph' || node.type === 'heading') blocks.push(wordsOf(node));
    else if (node.type === 'leafDirective') blocks.push(shown?.(node) ?? '');
    else if ('children' in node) node.children.forEach(collect);
  };
  collect(parseText(markdown));
  return blocks.filter(Boolean);
}

function wordsOf(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if ('value' in node) return node.value.replaceAll(/\s*\n\s*/g, ' ');
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}
