import { toText } from 'hast-util-to-text';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/**
 * What stands in the first element of a name, as one line without the places where a word may be parted.
 * @throws Error when the page has no such element
 */
export function readElement(html: string, name: 'title' | 'h1'): string {
  const inner = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`).exec(html)?.[1];
  if (inner === undefined) throw new Error(`A page has no <${name}>`);
  return toText(parse(inner)).replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim();
}

/**
 * The description that the head gives.
 * @throws Error when the page has none
 */
export function readDescription(html: string): string {
  const content = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
  if (content === undefined) throw new Error('A page has no description');
  return toText(parse(content));
}

function parse(html: string) {
  return unified().use(rehypeParse, { fragment: true }).parse(html);
}
