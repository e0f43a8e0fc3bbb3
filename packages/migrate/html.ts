import type { Element, Nodes, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { EXIT, visit } from 'unist-util-visit';

const parser = unified().use(rehypeParse).freeze();
/** Elements that may stay open in valid HTML, so that they say nothing about the depth. */
const OPEN = new Set(
  (
    'p li dt dd tr td th thead tbody tfoot option optgroup rt rp colgroup caption area base ' +
    'br col embed hr img input link meta param source track wbr'
  ).split(' '),
);
const TAG = /<(\/?)([a-z][a-z0-9-]*)[^<>]*>?/gi;
/** A page whose elements are nested more deeply was made to stop who reads it. */
const DEEPEST = 1000;

/** An address to which a page leads, with the words of the link; of a picture, its description. */
export type Link = { href: string; words: string; isFrame: boolean; language: string };

/** The elements of a page as browsers see them; nothing of one that is nested too deeply. Without a doctype a table would be part of the paragraph before it. */
export function parsePage(html: string): Root {
  return depthOf(html) > DEEPEST
    ? { type: 'root', children: [] }
    : parser.parse(`<!doctype html>${html}`);
}

/** How many elements are open at most, without parsing: a parser fails before it can tell. */
function depthOf(html: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, slash, name = ''] of html.matchAll(TAG)) {
    if (OPEN.has(name.toLowerCase())) continue;
    depth = Math.max(0, depth + (slash ? -1 : 1));
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** Where a page leads: links, areas of pictures, frames, and the page that follows it by itself. */
export function leadingLinks(tree: Nodes): Link[] {
  const links: Link[] = [];
  visit(tree, 'element', (node) => {
    const { href, src, hrefLang, lang, alt } = node.properties;
    const language = String(hrefLang ?? lang ?? '')
      .slice(0, 2)
      .toLowerCase();
    const words = () => sourceLine(node) || pictureWords(node);
    if (node.tagName === 'a' && href)
      links.push({ href: String(href), words: words(), isFrame: false, language });
    if (node.tagName === 'area' && href)
      links.push({ href: String(href), words: String(alt ?? ''), isFrame: false, language });
    if ((node.tagName === 'frame' || node.tagName === 'iframe') && src)
      links.push({ href: String(src), words: '', isFrame: true, language });
  });
  const next = refreshOf(tree);
  return next ? [...links, { href: next, words: '', isFrame: true, language: '' }] : links;
}

/** The page that a page shows in its place after some seconds. */
function refreshOf(tree: Nodes): string | undefined {
  const [, next] =
    /^\s*\d+\s*[;,]\s*url\s*=\s*["']?([^"']+)/i.exec(metaOf(tree, 'refresh') ?? '') ?? [];
  return next?.trim();
}

/** The address from which the links of a page are read. */
export function baseOf(tree: Nodes, address: string): string {
  const base = findElement(
    tree,
    ({ tagName, properties }) => tagName === 'base' && !!properties.href,
  );
  return URL.parse(String(base?.properties.href ?? ''), address)?.href ?? address;
}

/** What a page says of itself under a name or property. */
export function metaOf(tree: Nodes, name: string): string | undefined {
  let found: string | undefined;
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName !== 'meta') return undefined;
    const { name: named, property, itemProp, httpEquiv, content } = properties;
    const names = [named, property, itemProp, httpEquiv]
      .flat()
      .map((each) => String(each).toLowerCase());
    if (!names.includes(name) || !content) return undefined;
    found = String(content);
    return EXIT;
  });
  return found;
}

/** The first element for which something holds, in the order of the page. */
export function findElement(tree: Nodes, holds: (node: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (node) => {
    if (!holds(node)) return undefined;
    found = node;
    return EXIT;
  });
  return found;
}

/** The words of an element in one line. */
export function sourceLine(node: Nodes): string {
  return toText(node).replaceAll(/\s+/g, ' ').trim();
}

function pictureWords(node: Element): string {
  return String(findElement(node, ({ tagName }) => tagName === 'img')?.properties.alt ?? '').trim();
}
