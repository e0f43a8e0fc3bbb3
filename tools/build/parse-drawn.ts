import type { Element, Properties } from 'hast';

const VOID = new Set('area br col embed hr img input link meta source track wbr'.split(' '));
/** A tag with its attributes, or the text up to the next one. */
const PIECE = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|[^"<>])*)>|[^<]+/gi;
const ATTRIBUTE = /([^\s=/]+)(?:="([^"]*)")?/g;
const ENTITY = /&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot));/gi;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/**
 * The elements of a part of a page. A parser of any HTML takes a third of the time of a large build
 * for what is always well formed here.
 * @param html as React draws it: attributes in double quotes, elements that end
 */
export function parseDrawn(html: string): Element[] {
  const root: Element = { type: 'element', tagName: '', properties: {}, children: [] };
  const around = [root];
  for (const [piece, end, tagName, attributes = ''] of html.matchAll(PIECE)) {
    const { children } = around.at(-1) ?? root;
    if (tagName === undefined) children.push({ type: 'text', value: decoded(piece) });
    else if (end) around.length = around.findLastIndex((each) => each.tagName === tagName);
    else {
      const properties = propertiesOf(attributes);
      const element: Element = { type: 'element', tagName, properties, children: [] };
      children.push(element);
      if (!VOID.has(tagName) && !attributes.endsWith('/')) around.push(element);
    }
  }
  return root.children.filter((child) => child.type === 'element');
}

/** Named as in hast: `className`, `ariaHidden`, `dataPhoneFold`. */
function propertiesOf(attributes: string): Properties {
  const found = [...attributes.matchAll(ATTRIBUTE)].map(
    ([, name = '', value]): [string, Properties[string]] =>
      name === 'class'
        ? ['className', (value ?? '').split(' ')]
        : [
            name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
            value === undefined ? true : decoded(value),
          ],
  );
  return Object.fromEntries(found);
}

function decoded(text: string): string {
  return text.includes('&')
    ? text.replaceAll(ENTITY, (_, hex?: string, decimal?: string, name = '') =>
        hex || decimal
          ? String.fromCodePoint(Number.parseInt(hex ?? decimal ?? '', hex ? 16 : 10))
          : (NAMED[name.toLowerCase()] ?? ''),
      )
    : text;
}
