import { withoutPrivate } from './font-signs.ts';

/**
 * Signs that nobody sees and a search does not find: places where a word may be divided, marks of a
 * direction, of a file, of a machine. Those that join letters of Malayalam stay.
 */
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it takes out
  /[\0-\x08\x0e-\x1d\x1f\x7f-\x9f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\ufffe\uffff]/g;
/** Of Word: a hyphen at which no line ends. */
const HYPHEN = '\x1e';
/**
 * Letters in another form, which a search does not find and a screen reader does not say as
 * letters: of a PDF (ﬁ), of a chat that draws bold letters, of full width.
 */
const FORMS = /[\ufb00-\ufb06\uff01-\uff5e\u24b6-\u24e9\u{1d400}-\u{1d7ff}]/gu;

/** Half of a sign. */
const HALF = /[\ud800-\udfff]/gu;
/** Bytes of Windows that were read as signs of a machine: quotation marks, dashes. */
const BYTES = /[\x80-\x9f]/g;
const windows = new TextDecoder('windows-1252');

/** Words with the signs that a keyboard has. */
export const withPlainSigns = (words: string): string =>
  withoutPrivate(
    words
      .replaceAll(HYPHEN, '-')
      .replaceAll(BYTES, (sign) => windows.decode(Uint8Array.of(sign.charCodeAt(0))))
      .replaceAll(HIDDEN, '')
      .replaceAll(HALF, '')
      .replaceAll(FORMS, (sign) => sign.normalize('NFKC')),
  );

export function correctSigns(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const words = node.nodeValue ?? '';
    const plain = withPlainSigns(words);
    if (plain !== words) node.nodeValue = plain;
  }
}
