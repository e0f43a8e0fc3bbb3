import { toText } from 'hast-util-to-text';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/**
 * The text of the first element with a name, on one line without soft hyphens.
 * @throws Error if the page has no such element
 */
export function readElement(html: string, name: 'title' | 'h1'): string {
  const inner = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`).exec(html)?.[1];
  if (inner === undefined) throw new Error(`A page has no <${name}>`);
  return toText(parse(inner)).replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim();
}

/**
 * The description in the head.
 * @throws Error if the page has none
 */
export function readDescription(html: string): string {
  const content = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
  if (content === undefined) throw new Error('A page has no description');
  return toText(parse(content));
}

function parse(html: string) {
  return unified().use(rehypeParse, { fragment: true }).parse(html);
}
