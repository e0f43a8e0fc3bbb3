import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toText } from 'hast-util-to-text';
import { type ConvertedText, htmlToMarkdown } from './html-to-markdown.ts';

type Pasted = {
  html: string;
  /** For tables without one. */
  caption: string;
};

/**
 * What was copied in a word processor or on a web page as the Markdown of this site: paragraphs, lists, tables, links and bold; what is left out is
 * named. It runs apart from the desk (`runApart`), because a large page takes seconds.
 */
export function run({ html, caption }: Pasted): Pick<ConvertedText, 'markdown' | 'dropped'> {
  const { markdown, dropped } = htmlToMarkdown(fragmentOf(html), { caption, prepare });
  // What is left out ten times is named once.
  return {
    markdown,
    dropped: [...new Map(dropped.map((words) => [words.en, words])).values()],
  };
}

/** Browsers mark what was copied; around it stands the whole document with its styles. In HTML the end of a line is a space. */
function fragmentOf(html: string): string {
  const [, after = html] = html.split('<!--StartFragment-->');
  const [fragment = ''] = after.split('<!--EndFragment-->');
  return fragment.replaceAll(/\s+/g, ' ');
}

type Node = RootContent | ElementContent;

function prepare(tree: Root): void {
  tree.children = tidy(tree.children) as RootContent[];
}

function tidy(nodes: readonly Node[]): Node[] {
  return withLists(nodes.flatMap((node) => (node.type === 'element' ? tidied(node) : [node])));
}

function tidied(node: Element): Node[] {
  const style = String(node.properties.style ?? '');
  // The bullet or number that Word writes before the words of an item.
  if (/mso-list:\s*ignore/i.test(style)) return [];
  const item = itemOf(node, style);
  node.children = tidy(node.children) as ElementContent[];
  if (item) return [item];
  if (node.tagName === 'p' && toText(node).trim() === '') return [];
  // Google Docs puts everything into <b> that is not bold, and what is bold into <span>.
  if (node.tagName === 'b' && /font-weight:\s*(?:normal|400)/i.test(style)) return node.children;
  if (node.tagName === 'span' && /font-weight:\s*(?:bold|[6-9]00)/i.test(style))
    return withSpaceOutside({ ...node, tagName: 'strong', properties: {} });
  return ['b', 'strong'].includes(node.tagName) ? withSpaceOutside(node) : [node];
}

/** In Markdown the marks of bold stand at words. */
function withSpaceOutside(node: Element): Node[] {
  const [first, last] = [node.children[0], node.children.at(-1)];
  const before = first?.type === 'text' && first.value.startsWith(' ');
  const after = last?.type === 'text' && last.value.endsWith(' ');
  if (before) first.value = first.value.trimStart();
  if (after) last.value = last.value.trimEnd();
  const space: Node = { type: 'text', value: ' ' };
  return [
    ...(before ? [space] : []),
    ...(toText(node) === '' ? [] : [node]),
    ...(after ? [space] : []),
  ];
}

/** A list item of Word: a paragraph whose style names the list. */
function itemOf(node: Element, style: string): Element | undefined {
  if (node.tagName !== 'p' || !/mso-list:\s*l\d/i.test(style)) return undefined;
  const isNumbered = /^\s*\(?[\da-z]+[.)]/i.test(toText(node));
  node.tagName = 'li';
  node.properties = { isNumbered };
  return node;
}

/** Items of Word that follow each other are one list. */
function withLists(nodes: readonly Node[]): Node[] {
  const all: Node[] = [];
  for (const node of nodes) {
    const isItem =
      node.type === 'element' && node.tagName === 'li' && node.properties.isNumbered !== undefined;
    const last = all.findLast((before) => before.type !== 'text' || before.value.trim() !== '');
    if (!isItem) all.push(node);
    else if (last?.type === 'element' && last.properties.ofWord) last.children.push(node);
    else
      all.push({
        type: 'element',
        tagName: node.properties.isNumbered ? 'ol' : 'ul',
        properties: { ofWord: true },
        children: [node],
      });
  }
  return all;
}
