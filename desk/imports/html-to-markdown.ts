import type { Element, Root } from 'hast';
import type { Nodes, Parents, Root as Text } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { plainTextOf } from '#app/content/reading/text-faults.server.ts';
import { linkKind } from '#app/lib/link-rules.ts';
import type { Words } from '#desk/server/words.ts';

/** Scripts, embedded content and forms, removed with their content. */
const DROPPED = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'form',
  'input',
  'button',
  'select',
  'textarea',
  'svg',
  'math',
  'video',
  'audio',
  'noscript',
  'template',
]);
/** Types of Markdown not used on this site: their text is kept. */
const PLAIN: readonly string[] = ['emphasis', 'delete', 'inlineCode'];
const WITHOUT: readonly string[] = ['image', 'thematicBreak', 'html', 'footnoteDefinition', 'footnoteReference'];
/** Shortcodes of WordPress and common plug-ins; others are recognised by attributes or closing tags. */
const SHORTCODE =
  /\[\/?(?:gallery|caption|wp_caption|embed|audio|video|playlist|contact-form-7|wpforms|vc_\w+|et_pb_\w+)(?:\s[^\]]*)?\]|\[[a-z][\w-]*(?:\s+[\w-]+=[^\]]*)\]|\[\/[a-z][\w-]*\]/gi;
/** A line that begins a block; other text between empty lines is a paragraph (classic editor). */
const BLOCK =
  /^<(?:!--|\/?(?:p|div|h[1-6]|[uo]l|li|dl|dt|dd|table|t\w+|blockquote|figure|figcaption|section|article|header|footer|aside|pre|hr|address|script|style|iframe|form|object)\b)/i;

/** A text as Markdown, its paragraphs as plain text, and the omitted parts. */
export type ConvertedText = { markdown: string; paragraphs: string[]; dropped: Words[] };

/**
 * Turns the HTML of another system into the Markdown of this site's texts. Scripts, frames, forms, pictures, shortcodes and links that may not be
 * are left out and reported.
 * @param caption for tables, which require one
 */
export function htmlToMarkdown(html: string, caption: string): ConvertedText {
  const dropped: Words[] = [];
  const drop = (en: string, ml: string, what: string) => dropped.push({ en: `${en}: ${short(what)}`, ml: `${ml}: ${short(what)}` });
  const source = html.replaceAll(SHORTCODE, (code) => {
    if (!code.startsWith('[/')) drop('Shortcode left out', 'ഷോർട്ട്കോഡ് ഒഴിവാക്കി', code);
    return '';
  });
  const tree = unified().use(rehypeParse, { fragment: true }).parse(withParagraphs(source));
  dropElements(tree, drop);
  const text = unified().use(rehypeRemark).runSync(tree) as Text;
  dropNodes(text, drop);
  wrapTables(text, caption);
  const markdown = unified().use(remarkStringify, { bullet: '-' }).use(remarkGfm).use(remarkDirective).stringify(text).trim();
  // A colon begins a directive before a letter only: in 10:30 it needs no mark.
  return { markdown: markdown.replaceAll(/\\:(?![a-z:])/gi, ':'), paragraphs: paragraphsOf(text), dropped };
}

type Drop = (en: string, ml: string, what: string) => void;

function withParagraphs(html: string): string {
  const parts = html.split(/\r?\n[ \t]*\r?\n/).map((part) => part.trim());
  return parts.map((part) => (part === '' || BLOCK.test(part) ? part : `<p>${part}</p>`)).join('\n');
}

function dropElements(tree: Root, drop: Drop): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.type === 'comment' || node.type === 'doctype') {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type !== 'element' || !DROPPED.has(node.tagName)) return undefined;
    drop('Left out', 'ഒഴിവാക്കി', `<${node.tagName}> ${addressOf(node)}`.trim());
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

const addressOf = ({ properties }: Element) => String(properties.src ?? properties.action ?? properties.data ?? '');

function dropNodes(tree: Text, drop: Drop): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.type === 'image') drop('Picture left out; add it to the gallery', 'ചിത്രം ഒഴിവാക്കി; ഗാലറിയിൽ ചേർക്കുക', node.url);
    if (node.type === 'heading') node.depth = Math.max(2, Math.min(node.depth, 4)) as 2 | 3 | 4;
    const isBadLink = node.type === 'link' && linkKind(node.url) === undefined;
    if (isBadLink) drop('Link left out, its words stay', 'ലിങ്ക് ഒഴിവാക്കി; വാക്കുകൾ നിലനിർത്തി', node.url);
    if (WITHOUT.includes(node.type)) return replace(parent, index, []);
    return isBadLink || PLAIN.includes(node.type)
      ? replace(parent, index, 'children' in node ? node.children : [{ type: 'text', value: plainTextOf(node) }])
      : undefined;
  });
}

/** The replacement of a node is visited next. */
function replace(parent: Parents, index: number, nodes: readonly Nodes[]): [typeof SKIP, number] {
  (parent.children as Nodes[]).splice(index, 1, ...nodes);
  return [SKIP, index];
}

function wrapTables(tree: Text, caption: string): void {
  tree.children = tree.children.map((node) => {
    if (node.type !== 'table') return node;
    const label = { type: 'paragraph' as const, data: { directiveLabel: true }, children: [{ type: 'text' as const, value: caption }] };
    return { type: 'containerDirective' as const, name: 'table', attributes: {}, children: [label, node] };
  });
}

/** Notices have paragraphs of plain text: each block is one, each item of a list too. */
function paragraphsOf(tree: Text): string[] {
  const texts: string[] = [];
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableRow') return undefined;
    const words = node.type === 'tableRow' ? node.children.map(plainTextOf).join(', ') : plainTextOf(node);
    if (words.trim() !== '') texts.push(words.replaceAll(/\s+/g, ' ').trim());
    return SKIP;
  });
  return texts;
}

const short = (text: string) => (text.length > 80 ? `${text.slice(0, 77)}...` : text);
