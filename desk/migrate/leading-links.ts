import type { Element, Nodes } from 'hast';
import { visit } from 'unist-util-visit';
import { isDayLine } from './days.ts';
import { findElement, metaOf, sourceLine } from './html.ts';

/** An address to which a page leads, with the words of the link; of a picture, its description. */
export type Link = { href: string; words: string; isFrame: boolean; language: string };

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
      const around = row && endOf(row) > endOf(node) ? row : undefined;
      const about = SAYS_NOTHING.test(words) ? (around && rowWords(around, words)) || heading : '';
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

/** The words of a row beside those of a link in it, its number and its day. */
function rowWords(row: Element, link: string): string | undefined {
  const cells = row.children.filter((cell) => !isDayLine(sourceLine(cell)));
  const words = sourceLine({ ...row, children: cells })
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

function pictureWords(node: Element): string {
  return String(findElement(node, ({ tagName }) => tagName === 'img')?.properties.alt ?? '').trim();
}
