/** Signs that nobody sees and a search does not find: places where a word may be divided, marks of a direction, of a file. Those that join letters of Malayalam stay. */
const HIDDEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
/** One sign for two or three letters, as a PDF has them: ﬁ. */
const LIGATURE = /[\ufb00-\ufb06]/g;

/** Words with the signs that a keyboard has. */
export const withPlainSigns = (words: string): string =>
  words.replaceAll(HIDDEN, '').replaceAll(LIGATURE, (sign) => sign.normalize('NFKC'));

export function correctSigns(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const words = node.nodeValue ?? '';
    const plain = withPlainSigns(words);
    if (plain !== words) node.nodeValue = plain;
  }
}
