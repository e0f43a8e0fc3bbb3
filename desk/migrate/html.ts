import type { Element, Nodes, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { EXIT, visit } from 'unist-util-visit';

const parser = unified().use(rehypeParse).freeze();
/** An address to which a page leads, with the words of the link; of a picture, its description. */
export type Link = { href: string; words: string; isFrame: boolean; language: string };

/**
 * The elements of a page as browsers see them. Without a doctype a table would be part of the
 * paragraph before it.
 */
export function parsePage(html: string): Root {
  return parser.parse(`<!doctype html>${html}`);
}

/** Words of a link that say nothing of where it leads. */
export const SAYS_NOTHING =
  /^(?:please )?(?:click|tap)?\W*(?:read more|more|here|view|open|see|show|download|pdf|file|link|home|ഇവിടെ|കാണുക|ഡൗൺലോഡ്)(?:\W+(?:here|now|more|the|file|pdf|document|link|ചെയ്യുക|\d+ ?[km]b))*\W*$/i;
/** A longer row of a table is no name. */
const LONGEST_ROW = 150;

/**
 * Where a page leads: links, areas of pictures, frames and what is embedded, and the page that
 * follows it by itself.
 */
export function leadingLinks(tree: Nodes): Link[] {
  const links: Link[] = [];
  let heading = '';
  let row: Element | undefined;
  visit(tree, 'element', (node) => {
    const { href, src, data, hrefLang, lang, alt } = node.properties;
    const language = String(hrefLang ?? lang ?? '')
      .slice(0, 2)
      .toLowerCase();
    if (/^h[1-6]$/.test(node.tagName)) heading = sourceLine(node);
    if (node.tagName === 'tr') row = node;
    if (node.tagName === 'a' && href) {
      const words = sourceLine(node) || pictureWords(node);
      const isInRow = row && endOf(row) > endOf(node);
      const about = SAYS_NOTHING.test(words) ? (isInRow && rowWords(row, words)) || heading : '';
      const to = shownIn(String(href)) ?? String(href);
      links.push({ href: to, words: about || words, isFrame: false, language });
    }
    if (node.tagName === 'area' && href)
      links.push({ href: String(href), words: String(alt ?? ''), isFrame: false, language });
    const embedded = EMBEDDING.has(node.tagName) ? (src ?? data) : undefined;
    if (embedded) {
      const to = shownIn(String(embedded)) ?? String(embedded);
      links.push({ href: to, words: '', isFrame: true, language });
    }
  });
  const next = refreshOf(tree);
  return next ? [...links, { href: next, words: '', isFrame: true, language: '' }] : links;
}

const EMBEDDING = new Set(['frame', 'iframe', 'embed', 'object']);

/**
 * The PDF file that a program for viewing shows, which has its address in its own:
 * `/viewer.html?file=/rules.pdf`.
 */
function shownIn(href: string): string | undefined {
  const query = href.split(/[?#]/).slice(1).join('&');
  return [...new URLSearchParams(query).values()].find((value) => /\.pdf(?:[?#].*)?$/i.test(value));
}

const endOf = ({ position }: Element) => position?.end.offset ?? 0;

/** The words of a row beside those of a link in it and its number. */
function rowWords(row: Element | undefined, link: string): string | undefined {
  const words = (row ? sourceLine(row) : '')
    .replace(link, ' ')
    .replace(/^\W*\d+[.)]?\s/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words.length > 2 && words.length <= LONGEST_ROW ? words : undefined;
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
