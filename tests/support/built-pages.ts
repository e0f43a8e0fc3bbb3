import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Element = { tag: string; lang: string; attributes: string };

/** A position in a built page where an element begins or ends, with the text up to the next one. */
export type Piece = {
  /** Name of the element that begins here; `undefined` at the end of one. */
  begins: string | undefined;
  attributes: string;
  /** The language of the text, by the nearest `lang` around it. */
  lang: string;
  /** Names of the elements around the text, outermost first. */
  around: readonly string[];
  /**
   * The same elements with their attributes; an element is the same object in all of its pieces.
   */
  elements: readonly Element[];
  text: string;
};

/** Void elements. */
const VOID = new Set('area base br col hr img input link meta source wbr'.split(' '));
const NOT_TEXT = /<(style|script|svg|noscript)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;

const INLINE = /<\/?(?:a|abbr|b|bdi|code|em|i|mark|q|small|span|strong|sub|sup|time|wbr)\b[^>]*>/g;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/**
 * The text of HTML on one line, as it is read: elements inside a line join what is around them,
 * others part it.
 */
export function plainText(html: string): string {
  return html
    .replaceAll(NOT_TEXT, ' ')
    .replaceAll(INLINE, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:#x([0-9a-f]+)|(\w+));/gi, (sign, code?: string, name = '') =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : (NAMED[name] ?? sign),
    )
    .replaceAll(/[\u00ad\u200b]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * The pieces of a built page in order, without styles, scripts and drawings; a place to break is in
 * none. The HTML is known to be valid (tests/built/html.test.ts).
 */
export function piecesOf(address: string): Piece[] {
  const html = readFileSync(join('build/client', address, 'index.html'), 'utf8')
    .replaceAll(NOT_TEXT, ' ')
    .replaceAll('<wbr/>', '');
  const open: Element[] = [];
  return [...html.matchAll(/<(\/?)([a-z][\w-]*)([^>]*)>([^<]*)/g)].map(
    ([, closing, tag = '', attributes = '', text = '']) => {
      if (closing) open.splice(open.findLastIndex((element) => element.tag === tag));
      else if (!VOID.has(tag))
        open.push({
          tag,
          attributes,
          lang: / lang="(\w+)"/.exec(` ${attributes}`)?.[1] ?? open.at(-1)?.lang ?? '',
        });
      return {
        begins: closing ? undefined : tag,
        attributes,
        lang: open.at(-1)?.lang ?? '',
        around: open.map((element) => element.tag),
        elements: [...open],
        text,
      };
    },
  );
}
