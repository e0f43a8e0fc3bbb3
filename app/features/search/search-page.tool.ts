import { find } from '#app/browser/find.ts';
import { formatDate } from '#app/i18n/format.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { QUERY_LIMIT } from '#app/lib/limits.ts';
import type { Found } from '#app/lib/search/entry-search.ts';
import type { Piece } from '#app/lib/search/snippet.ts';
import { isAskedOpenly, isSearch, readSearch, searchAddress } from '#app/lib/search-address.ts';
import { fillPages } from './result-pages.ts';
import { markedNodes, rowOf, sayQuery } from './result-rows.ts';
import { PAGE_SIZE, type SearchAnswer } from './search-messages.ts';
import { type Asked, textSearch } from './text-search.ts';

/** Searches all pages for the words in the fragment of the address, which the controls change. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the parts of one page, which share what was asked
export function start(root: HTMLElement): void {
  const part = (name: string) => find(root, `[data-part="${name}"]`);
  const [form, box] = [find<HTMLFormElement>(root, 'form'), find<HTMLInputElement>(root, 'input')];
  const hint = form.querySelector<HTMLElement>(':scope > p');
  const category = find<HTMLSelectElement>(root, '[name="category"]');
  const order = find<HTMLSelectElement>(root, '[name="order"]');
  const categories = [...category.options].map((option) => ({
    option,
    value: option.value,
    text: option.text,
  }));
  const nameOf = (id: string) => categories.find(({ value }) => value === id)?.text ?? id;
  const search = textSearch(
    { base: form.getAttribute('action') ?? '', list: root.dataset.list ?? '' },
    { answer, snippets, fail },
  );
  let asked = read();
  /** The query that the box shows, or that was sent from it: a later text in it is new. */
  let boxed = asked.query;
  /** The fragment of what is shown. */
  let shown = '';
  let wasLeftAt: unknown = history.state?.scrolled;

  function read(): Asked {
    const parameters = readSearch(location);
    const wanted = parameters.get('category') ?? '';
    return {
      query: (parameters.get('q') ?? '').trim().slice(0, QUERY_LIMIT),
      category: categories.find(({ value }) => value === wanted)?.value ?? '',
      isNewestFirst: parameters.get('order') === order.options[1]?.value,
      page: Math.max(1, Number.parseInt(parameters.get('page') ?? '', 10) || 1),
    };
  }

  /** The fragment with some parts changed; empty ones are left out. */
  function hrefWith(changes: Readonly<Record<string, string>>): string {
    const after = readSearch(location);
    for (const [name, value] of Object.entries(changes))
      if (value === '') after.delete(name);
      else after.set(name, value);
    return `#${after}`;
  }

  function ask(): void {
    asked = read();
    shown = location.hash;
    if (boxed !== asked.query) box.value = asked.query;
    boxed = asked.query;
    const isBlank = asked.query === '';
    if (hint) hint.hidden = !isBlank;
    part('lead').hidden = !isBlank;
    part('choices').hidden = isBlank;
    order.selectedIndex = Number(asked.isNewestFirst);
    for (const name of ['again', 'hint', ...(isBlank ? ['some', 'rows', 'pages'] : [])])
      part(name).hidden = true;
    const other = root.querySelector<HTMLElement>('[data-part="other"]');
    if (other) {
      other.hidden = isBlank;
      const link = find<HTMLAnchorElement>(other, 'a');
      link.setAttribute('href', searchAddress(link.pathname, asked.query));
      sayQuery(find(other, '[data-query]'), asked.query);
    }
    say(isBlank ? '' : part('status').dataset.searching, !isBlank);
    search(asked);
  }

  /**
   * A link to a part of the page, such as that past the menu, has led there; the search stays as it
   * is, in the address too.
   */
  function follow(): void {
    if (isSearch(location.hash)) ask();
    else history.replaceState(history.state, '', location.pathname + shown);
  }

  function say(text = '', isBusy = false): void {
    part('status').textContent = text;
    part('results').setAttribute('aria-busy', String(isBusy));
  }

  function answer(found: SearchAnswer): void {
    say(countOf(found, part('status').dataset));
    const counts = new Map(Object.entries(found.counts));
    const offered = categories.filter(
      ({ value }) => value === '' || value === asked.category || counts.has(value),
    );
    for (const { option, value, text } of categories)
      option.textContent = value === '' ? text : `${text} (${counts.get(value) ?? 0})`;
    category.replaceChildren(...offered.map(({ option }) => option));
    category.value = asked.category;
    part('hint').hidden = found.total > 0;
    part('some').hidden = found.total === 0 || !found.isPartial;
    const rows = part('rows');
    rows.hidden = found.total === 0;
    rows.setAttribute('start', String((found.page - 1) * PAGE_SIZE + 1));
    rows.replaceChildren(...found.rows.map(resultOf));
    fillPages(part('pages'), found, (page) => hrefWith({ page: page === 1 ? '' : String(page) }));
    if (typeof wasLeftAt === 'number') scrollTo(0, wasLeftAt);
    wasLeftAt = undefined;
  }

  /** A row with its day, and a place for its excerpt if it has a text. */
  function resultOf(found: Found): HTMLElement {
    const row = rowOf(root, found, nameOf(found.entry.category));
    const [date, excerpt] = [find(row, '[data-part="date"]'), find(row, '[data-part="snippet"]')];
    const { locale } = splitAddress(location.pathname);
    if (found.entry.date === undefined) date.remove();
    else
      date.textContent = fillIn(date.dataset.text ?? '', {
        date: formatDate(found.entry.date.slice(0, 10), locale),
      });
    if (!found.hasText) excerpt.remove();
    return row;
  }

  function snippets(found: readonly (readonly Piece[])[]): void {
    for (const [place, row] of [...part('rows').children].entries())
      row
        .querySelector('[data-part="snippet"]')
        ?.replaceChildren(...markedNodes(found[place] ?? []));
  }

  function fail(): void {
    say(part('status').dataset.failedText);
    for (const name of ['some', 'rows', 'pages']) part(name).hidden = true;
    part('again').hidden = false;
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    boxed = box.value.trim();
    location.hash = hrefWith({ q: boxed, category: '', page: '' });
  });
  for (const list of [category, order])
    list.addEventListener('change', () => {
      location.hash = hrefWith({ [list.name]: list.value, page: '' });
    });
  find(part('again'), 'button').addEventListener('click', ask);
  addEventListener('hashchange', follow);
  // Back from a result leads to the place that was left: the results are there only later.
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () =>
    history.replaceState({ ...history.state, scrolled: scrollY }, ''),
  );
  // Words of an old address leave the address bar and the history.
  if (isAskedOpenly(location.search))
    history.replaceState(history.state, '', location.pathname + hrefWith({}));
  if (box.value === '') box.value = boxed;
  ask();
}

function countOf({ total, page, rows }: SearchAnswer, words: DOMStringMap): string {
  const { none, one, many = '' } = words;
  if (total === 0) return none ?? '';
  if (total === 1) return one ?? '';
  const from = (page - 1) * PAGE_SIZE + 1;
  return fillIn(many, { from, to: from + rows.length - 1, count: total });
}
