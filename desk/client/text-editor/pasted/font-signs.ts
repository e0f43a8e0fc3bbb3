import { OLD_FONTS } from '#app/lib/old-fonts.ts';
import type { Say } from '#desk/imports/left-out.ts';
import type { StyleOf } from './styles.ts';
import { wordsOf } from './words-of.ts';

const inOrder = (first: string, signs: string): [string, string][] =>
  [...signs].map((sign, index) => [String.fromCharCode(first.charCodeAt(0) + index), sign]);

/**
 * Pictures of Wingdings that have a sign of their own: arrows and smileys that Word makes while one
 * types, ticks and bullets.
 */
const WINGDINGS = new Map([
  ...Object.entries({ J: '🙂', K: '😐', L: '☹', l: '●', n: '■', o: '☐', v: '❖', q: '❑' }),
  ...Object.entries({ '§': '▪', '¨': '◻', Ø: '➢', û: '✗', ü: '✓', ý: '☒', þ: '☑' }),
  ...inOrder('ß', '←→↑↓'),
]);
/** Greek letters and signs of mathematics. */
const SYMBOL = new Map([
  ...inOrder('A', 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ'),
  ...inOrder('a', 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ'),
  ...Object.entries({ '£': '≤', '¥': '∞', '³': '≥', '´': '×', '·': '•', '¸': '÷' }),
  ...Object.entries({ '¹': '≠', º: '≡', '»': '≈', '®': '→', Ö: '√', Þ: '⇒', å: '∑', ò: '∫' }),
]);

/** Fonts whose letters are drawn as other signs, by the name that comes first. */
const FONTS: readonly [name: RegExp, signs: ReadonlyMap<string, string>][] = [
  [/^wingdings$/, WINGDINGS],
  [/^symbol$/, SYMBOL],
  // In use before the sign had a place of its own.
  [/^rupee/, new Map([['`', '₹']])],
];
/** Their words are names of drawings. */
const ICONS =
  /^(?:material (?:icons|symbols)|font ?awesome|glyphicons|bootstrap-icons|ionicons|icomoon)/;
const ICON_CLASS = '[class*="material-icons"], [class*="material-symbols"]';

/** Signs of Word, and of PDF files, for the letters of fonts with pictures. */
const PRIVATE = /[\uf020-\uf0ff]/g;
/**
 * A sign of Wingdings by the place that these programs give it; a bullet of Symbol is more frequent
 * than its own.
 */
export const withoutPrivate = (words: string): string =>
  words.replaceAll(PRIVATE, (sign) => {
    const letter = String.fromCharCode(sign.charCodeAt(0) - 0xf000);
    return letter === '·' ? '•' : (WINGDINGS.get(letter) ?? sign);
  });

/**
 * Words as their font draws them. What is in an old font of Malayalam stays and is named: its
 * letters are in no order that could be read here.
 */
export function correctFonts(body: HTMLElement, style: StyleOf, say: Say): void {
  const own = new Map<Element, string>();
  for (const element of body.querySelectorAll('*')) {
    const names = style(element, 'font-family') || (element.getAttribute('face') ?? '');
    const [name = ''] = names.split(',');
    if (name) own.set(element, name.replaceAll(/["']/g, '').trim().toLowerCase());
  }
  for (const element of body.querySelectorAll(ICON_CLASS)) own.set(element, 'material icons');
  for (const [element, name] of own) {
    if (ICONS.test(name)) element.remove();
    else if (OLD_FONTS.test(name) && wordsOf(element)) say('oldFont', wordsOf(element));
    const [, signs] = FONTS.find(([font]) => font.test(name)) ?? [];
    if (!signs) continue;
    const walker = body.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (around(node, own, style) === element)
        node.nodeValue = (node.nodeValue ?? '').replaceAll(
          /./gsu,
          (each) => signs.get(each) ?? each,
        );
    }
  }
}

/**
 * The nearest element that says which font a text has. The mark of an item is read by what it
 * means.
 */
function around(
  node: Node,
  own: ReadonlyMap<Element, string>,
  style: StyleOf,
): Element | undefined {
  let element = node.parentElement;
  while (element && !own.has(element)) {
    if (style(element, 'mso-list') === 'ignore') return undefined;
    element = element.parentElement;
  }
  return element ?? undefined;
}
