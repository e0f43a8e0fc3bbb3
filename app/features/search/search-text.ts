import { languageOf } from '#app/i18n/published.ts';
import type { Piece } from '#app/lib/search/highlight.ts';

/** A text with its matches marked, as nodes. */
export function markedNodes(pieces: readonly Piece[]): (Node | string)[] {
  return pieces.map(({ text, isMatch }) => {
    if (!isMatch) return text;
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  });
}

/** Puts the words of a query, which may be in another language, into their place in a sentence. */
export function sayQuery(place: HTMLElement, query: string): void {
  place.textContent = query;
  place.lang = languageOf(query);
}
