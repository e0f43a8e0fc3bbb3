import { find } from '#app/browser/find.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { PAGE_SIZE, type SearchAnswer } from './search-messages.ts';

/**
 * Links to the pages of results: the first, the last, those around the present one, and its
 * neighbours by name.
 */
export function fillPages(
  place: HTMLElement,
  { page, total }: Pick<SearchAnswer, 'page' | 'total'>,
  hrefOf: (page: number) => string,
): void {
  const last = Math.ceil(total / PAGE_SIZE);
  const { page: name = '', previous = '', next = '' } = place.dataset;
  const list = find(place, 'ul');
  const model = find(list, 'li');
  const link = (number: number, label: string) => {
    const item = model.cloneNode(true) as HTMLElement;
    const anchor = find<HTMLAnchorElement>(item, 'a');
    for (const attribute of ['aria-label', 'aria-current']) anchor.removeAttribute(attribute);
    anchor.setAttribute('href', hrefOf(number));
    anchor.textContent = label;
    return { item, anchor };
  };
  const numbers = Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - page) <= 1,
  );
  const squares = numbers.map((number, index) => {
    const { item, anchor } = link(number, String(number));
    anchor.setAttribute('aria-label', fillIn(name, { page: number }));
    if (number === page) anchor.setAttribute('aria-current', 'page');
    if (number > (numbers[index - 1] ?? 0) + 1) item.dataset.afterGap = '';
    return item;
  });
  place.hidden = last < 2;
  if (last < 2) return;
  list.replaceChildren(
    ...(page > 1 ? [link(page - 1, previous).item] : []),
    ...squares,
    ...(page < last ? [link(page + 1, next).item] : []),
  );
}
