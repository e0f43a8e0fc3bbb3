// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { localisePath } from '#app/i18n/locale.ts';
import { packTexts } from '#app/lib/search/packed-texts.ts';
import { SEARCH_CATEGORIES } from '#app/lib/search/search-index.ts';
import { sentIndex } from '#app/lib/search/sent-index.ts';
import { getSite } from '#app/site.ts';
import { LONGER_WORDS } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { searchEntry, searchIndex } from '#tests/support/search-index.ts';
import { show } from '#tests/support/show.tsx';
import { searchPageView } from './search.server.ts';
import type { SearchRequest, WordsFile, WorkerMessage } from './search-messages.ts';
import { start } from './search-page.tool.ts';
import SearchPage from './search-page.tsx';

/**
 * 33 pages about the hostel in three categories, of which twelve have a date; two pages about the
 * library.
 */
const PAGES = Array.from({ length: 35 }, (_, place) =>
  searchEntry(place < 33 ? `Hostel ${place}` : `Library ${place}`, {
    path: `/page-${place}`,
    category: need(SEARCH_CATEGORIES[place % 3]),
    ...(place < 12 && { date: `2026-10-${10 + place}` }),
  }),
);
const WORDS: WordsFile = {
  hasMore: false,
  pages: [],
  texts: packTexts(
    PAGES.map(({ title }, number) => ({
      number,
      headings: '',
      text: `${title} has a reading room.`,
    })),
  ),
};
const LIST = searchIndex(PAGES, { bets: [{ keys: ['room'], entry: 34, answer: '40 seats' }] });

/**
 * The worker in the page itself: what it listens for is called, what it says is given to the page.
 */
const worker = await (async () => {
  let answer: (data: SearchRequest) => void = () => {};
  vi.spyOn(self, 'addEventListener').mockImplementationOnce((_kind, listener) => {
    if (typeof listener === 'function')
      answer = (data) => Reflect.apply(listener, self, [new MessageEvent('message', { data })]);
  });
  await import('./search-worker.ts');
  const heard = new Set<(event: { data: WorkerMessage }) => void>();
  class WorkerInPage {
    addEventListener = (kind: string, listener: (event: { data: WorkerMessage }) => void) =>
      kind === 'message' && heard.add(listener);
    removeEventListener = (_kind: string, listener: (event: { data: WorkerMessage }) => void) =>
      heard.delete(listener);
    postMessage = (data: SearchRequest) => answer(data);
    terminate = () => {};
  }
  const say = (data: WorkerMessage) => {
    for (const listener of [...heard]) listener({ data });
  };
  return { WorkerInPage, say };
})();

let isBroken = false;
beforeEach(() => {
  isBroken = false;
  vi.stubGlobal('Worker', worker.WorkerInPage);
  vi.stubGlobal('postMessage', worker.say);
  vi.stubGlobal('fetch', async (address: string) =>
    isBroken
      ? new Response('', { status: 503 })
      : new Response(
          address.includes('/lists/')
            ? sentIndex(LIST)
            : address.endsWith('.json')
              ? JSON.stringify(WORDS)
              : 'The hostel has a reading room for all its residents.',
        ),
  );
});

// First: an index that was loaded is kept.
it('an index that cannot be loaded is said, with the site map, and is loaded when it is tried again', async () => {
  const view = searchPageView(getSite(), 'en');
  isBroken = true;
  history.replaceState(null, '', '/search#q=library');
  show(<SearchPage view={view} />, 'en');
  start(need(document.querySelector<HTMLElement>('[data-tool]')));
  const said = (words: string) =>
    waitFor(() => expect(screen.getByRole('status').textContent).toBe(words));
  await said(view.labels.failed);
  expect(
    screen
      .getByRole('button', { name: view.labels.tryAgain })
      .nextElementSibling?.getAttribute('href'),
  ).toBe('/sitemap');
  fireEvent.click(screen.getByRole('button', { name: view.labels.tryAgain }));
  await said(view.labels.failed);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: view.labels.tryAgain }));
  await said('1 to 2 of 2 results');
  expect(screen.queryByRole('button', { name: view.labels.tryAgain })).toBeNull();
});

describe.each(LONGER_WORDS)('the search page (%s)', (locale) => {
  const view = searchPageView(getSite(), locale);
  const { labels } = view;
  const path = localisePath('/search', locale);
  const open = (fragment = '', typed = '') => {
    history.replaceState(null, '', path + fragment);
    show(<SearchPage view={view} />, locale);
    screen.getByRole<HTMLInputElement>('searchbox').value = typed;
    start(need(document.querySelector<HTMLElement>('[data-tool]')));
    return () => location.pathname + location.search + location.hash;
  };
  const status = (text: string) =>
    waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
  const shown = (from: number, to: number, count: number) =>
    status(
      labels.shownOf
        .replace('{from}', `${from}`)
        .replace('{to}', `${to}`)
        .replace('{count}', `${count}`),
    );
  const rows = () => [...document.querySelectorAll('ol[start] > li')];
  const titles = () => rows().map((row) => row.querySelector('h2')?.textContent);
  const type = (words: string) => {
    fireEvent.change(screen.getByRole('searchbox', { name: labels.field }), {
      target: { value: words },
    });
    fireEvent.submit(screen.getByRole('search'));
  };
  const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
  const choose = (label: string, value: string) =>
    fireEvent.change(select(label), { target: { value } });
  const page = (name: string) =>
    within(screen.getByRole('navigation', { name: labels.pages })).queryByRole('link', { name });

  it('gives results of the query in the address with title, path, category and an excerpt with marked words', async () => {
    open('#q=hostel');
    await shown(1, 10, 33);
    expect(rows()).toHaveLength(10);
    await waitFor(() =>
      expect(rows()[0]?.querySelector('p:last-child mark')?.textContent).toMatch(/hostel/i),
    );
    for (const row of rows()) {
      const found = need(
        PAGES.find(({ title }) => title === row.querySelector('h2 a')?.textContent),
      );
      expect(row.querySelector('h2 mark')?.textContent).toBe('Hostel');
      expect(row.querySelector('h2 a')?.getAttribute('href')).toBe(found.path);
      expect(row.textContent).toContain(found.path);
      expect(row.querySelector('[data-category]')?.textContent).toBe(
        view.categories.find(({ id }) => id === found.category)?.label,
      );
    }
    const other = need(document.querySelector('a[hreflang]'));
    expect(other.textContent).toBe(
      locale === 'en' ? 'Search the Malayalam pages for “hostel”' : '“hostel” ഇംഗ്ലീഷ് പേജുകളിൽ തിരയുക',
    );
    expect(other.getAttribute('href')).toBe(
      `${localisePath('/search', locale === 'en' ? 'ml' : 'en')}#q=hostel`,
    );
  });

  it('begins with the page that answers a frequent question, with the answer', async () => {
    open('#q=room');
    await shown(1, 10, 35);
    expect(titles()[0]).toBe('Library 34');
    expect(rows()[0]?.textContent).toContain('40 seats');
    expect(rows()[1]?.textContent).not.toContain('40 seats');
  });

  it('searches nothing for blank words, and adds the words of the form to the address', async () => {
    const address = open('#q=%20%20');
    expect(screen.getByText(labels.blankHint)).toBeTruthy();
    type('   ');
    expect(rows()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('');
    type('  library ');
    await shown(1, 2, 2);
    expect(address()).toBe(`${path}#q=library`);
  });

  it('keeps words that were typed before its script came, and searches them when they are sent', async () => {
    open('#q=hostel', 'library');
    await shown(1, 10, 33);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('library');
    fireEvent.submit(screen.getByRole('search'));
    await shown(1, 2, 2);
  });

  it.each(['#main', '#footer', '#no-part'])(
    'stays as it is, in the address too, when a link leads to a part of the page, %s',
    async (part) => {
      const address = open('#q=hostel&page=2');
      await shown(11, 20, 33);
      location.hash = part;
      await waitFor(() => expect(address()).toBe(`${path}#q=hostel&page=2`));
      expect(rows()).toHaveLength(10);
      expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('hostel');
      choose(labels.order, need(select(labels.order).options[1]).value);
      await waitFor(() => expect(address()).toMatch(/#q=hostel&order=/));
    },
  );

  it('moves the words of a query string into the fragment, without an entry of its own in the history', async () => {
    const entries = history.length;
    const address = open('?q=hostel&page=2');
    await shown(11, 20, 33);
    expect(history.length).toBe(entries);
    expect(address()).toBe(`${path}#q=hostel&page=2`);
  });

  it('counts its categories, which add up to all results, and filters by them', async () => {
    open('#q=hostel');
    await shown(1, 10, 33);
    const counts = [...select(labels.category).options]
      .slice(1)
      .map(
        ({ value, textContent }) =>
          [value, Number(/\((\d+)\)$/.exec(textContent ?? '')?.[1])] as const,
      );
    expect(counts.map(([, count]) => count)).toEqual([11, 11, 11]);
    for (const [category] of counts) {
      choose(labels.category, category);
      await shown(1, 10, 11);
      expect(
        new Set(
          rows().map((row) => row.querySelector('[data-category]')?.getAttribute('data-category')),
        ),
      ).toEqual(new Set([category]));
    }
    choose(labels.category, '');
    await shown(1, 10, 33);
  });

  it('sorted by date has the latest first, then those without a date in the order of the best match', async () => {
    open('#q=hostel&page=2');
    await shown(11, 20, 33);
    choose(labels.order, 'newest');
    await shown(1, 10, 33);
    await waitFor(() =>
      expect(titles()).toEqual(Array.from({ length: 10 }, (_, place) => `Hostel ${11 - place}`)),
    );
    expect(rows()[0]?.textContent).toContain(
      { en: '21 October 2026', ml: '2026 ഒക്ടോബർ 21' }[locale],
    );
    fireEvent.click(need(page(labels.next)));
    await shown(11, 20, 33);
    expect(titles().slice(0, 2)).toEqual(['Hostel 1', 'Hostel 0']);
    expect(rows()[2]?.querySelector('h2 ~ p')?.textContent).not.toContain('2026');
  });

  it('has ten results on a page, each result once; an invalid number shows the last page or the first', async () => {
    open('#q=hostel');
    const found: (string | null | undefined)[] = [];
    for (let number = 1; number <= 4; number += 1) {
      await shown(number * 10 - 9, Math.min(number * 10, 33), 33);
      found.push(...titles());
      expect(page(labels.page.replace('{page}', `${number}`))?.getAttribute('aria-current')).toBe(
        'page',
      );
      expect([page(labels.previous) === null, page(labels.next) === null]).toEqual([
        number === 1,
        number === 4,
      ]);
      if (number < 4) fireEvent.click(need(page(labels.next)));
    }
    expect(new Set(found).size).toBe(33);
  });

  it.each([
    ['999', 31, 33],
    ['-3', 1, 10],
  ])('shows a page that exists instead of page %s', async (number, from, to) => {
    open(`#q=hostel&page=${number}&category=__proto__&order=constructor`);
    await shown(from, to, 33);
  });

  it('says that no page has the words, or only some of them', async () => {
    open('#q=zzzqqq');
    await status(labels.noResults);
    expect(screen.getByText(labels.noResultsHint)).toBeTruthy();
    expect(rows()).toEqual([]);
    type('hostel zzzqqq');
    await waitFor(() => expect(screen.getByText(labels.withoutSome)).toBeTruthy());
  });
});
