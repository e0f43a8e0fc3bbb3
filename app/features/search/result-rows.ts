import { find, fromTemplate } from '#app/browser/find.ts';
import { formatDate } from '#app/i18n/format.ts';
import { localisePath, splitAddress } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import type { Piece } from '#app/lib/search/highlight.ts';
import type { BestPlace, FoundPage } from './search-messages.ts';
import { markedNodes } from './search-text.ts';

type Head = { address: string; title: readonly (Node | string)[]; category: string; name: string };

/** A result with its title, category, address and day; its excerpt comes later. */
export function rowOf(root: HTMLElement, found: FoundPage, name: string): HTMLElement {
  const row = fromTemplate(root);
  const { locale } = splitAddress(location.pathname);
  const address = localisePath(found.path, locale);
  fillHead(row, { address, title: markedNodes(found.titlePieces), category: found.category, name });
  const date = find(row, '[data-part="date"]');
  if (found.date === undefined) date.remove();
  else date.textContent = fillIn(date.dataset.text ?? '', { date: formatDate(found.date, locale) });
  return row;
}

export function showSnippet(row: ParentNode, pieces: readonly Piece[]): void {
  find(row, '[data-part="snippet"]').replaceChildren(...markedNodes(pieces));
}

/** The place that answers a frequent question, if there is one. */
export function bestIn(
  place: HTMLElement,
  best: BestPlace | undefined,
  nameOf: (category: string) => string,
): void {
  place.hidden = best === undefined;
  if (!best) return;
  const { path: address, title, category, answer } = best;
  fillHead(place, { address, title: [title], category, name: nameOf(category) });
  const said = find(place, '[data-part="answer"]');
  said.hidden = answer === '';
  said.textContent = answer;
}

function fillHead(place: HTMLElement, { address, title, category, name }: Head): void {
  const link = find<HTMLAnchorElement>(place, 'a');
  link.setAttribute('href', address);
  link.replaceChildren(...title);
  const tag = find(place, '[data-category]');
  tag.dataset.category = category;
  tag.textContent = name;
  find(place, '[data-part="path"]').textContent = address;
}
