import type { Element, Nodes, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { EXIT, visit } from 'unist-util-visit';

const parser = unified().use(rehypeParse).freeze();

/**
 * The elements of a page as browsers see them. Without a doctype a table would be part of the
 * paragraph before it.
 */
export function parsePage(html: string): Root {
  return parser.parse(`<!doctype html>${html}`);
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
