import { find, fromTemplate } from '#app/browser/find.ts';
import { languageOf } from '#app/i18n/published.ts';
import type { Found } from '#app/lib/search/entry-search.ts';
import { markWords, type Piece } from '#app/lib/search/snippet.ts';

/** A result with its title, category, address and answer, in the window and on the page. */
export function rowOf(root: HTMLElement, { entry, answer, words }: Found, category: string) {
  const row = fromTemplate(root);
  const part = (name: string) => row.querySelector(`[data-part="${name}"]`);
  const link = row.matches('a') ? row : find(row, 'a');
  const isExternal = /^https?:/.test(entry.path);
  link.setAttribute('href', entry.path);
  if (isExternal) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  } else part('new-tab')?.remove();
  const tag = find(row, '[data-category]');
  tag.dataset.category = entry.category;
  tag.textContent = category;
  part('title')?.replaceChildren(...markedNodes(markWords(entry.title, words)));
  part('path')?.append(isExternal ? new URL(entry.path).host : entry.path);
  if (answer === '') part('answer')?.remove();
  else part('answer')?.append(answer);
  return row;
}

/** Puts the words of a query, which may be in another language, into their place in a sentence. */
export function sayQuery(place: HTMLElement, query: string): void {
  place.textContent = query;
  place.lang = languageOf(query);
}

/** A text with its matches marked, as nodes. */
export function markedNodes(pieces: readonly Piece[]): (Node | string)[] {
  return pieces.map(({ text, isMatch }) => {
    if (!isMatch) return text;
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  });
}
