// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getSite } from '#app/content/reading/site.server.ts';
import { LocaleProvider } from '#app/i18n/locale-context.tsx';
import { messagesFor } from '#app/i18n/messages.server.ts';
import type { PreparedIndex } from '#app/lib/search/entry-search.ts';
import { overlayData } from './search.server.ts';
import { prepareIndex, SearchPanel } from './search-panel.tsx';

// Sections 2.6, 4, 5 and 9 of the specification, over the index of the site; its words and numbers are typed here.

const data = overlayData(getSite(), 'en');
let index: PreparedIndex;
let closed = 0;

beforeAll(async () => {
  index = await prepareIndex(data.index, async () => undefined);
});
afterEach(() => {
  closed = 0;
});

function Overlay() {
  const box = useRef<HTMLInputElement>(null);
  const submit = useRef<(() => void) | undefined>(undefined);
  const [query, setQuery] = useState('');
  const { pathname, hash } = useLocation();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit.current?.();
      }}
    >
      <input
        ref={box}
        role="combobox"
        aria-expanded={false}
        aria-controls="none"
        aria-label="Search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <output>{pathname + hash}</output>
      <SearchPanel
        {...{ data, index, box, query, onQuery: setQuery, submit, searchHref: '/search' }}
        onClose={() => {
          closed += 1;
        }}
      />
    </form>
  );
}

function show(): HTMLInputElement {
  render(
    <LocaleProvider locale="en" messages={messagesFor('en')}>
      <MemoryRouter>
        <Overlay />
      </MemoryRouter>
    </LocaleProvider>,
  );
  return screen.getByRole<HTMLInputElement>('combobox');
}

const type = (box: HTMLInputElement, value: string) =>
  act(async () => void fireEvent.change(box, { target: { value } }));
const options = () => screen.queryAllByRole('option');
const press = (box: HTMLInputElement, key: string) => fireEvent.keyDown(box, { key });
const active = () =>
  options().findIndex((option) => option.getAttribute('aria-selected') === 'true');

describe('an empty query', () => {
  it.each(['', '   '])('%j shows Quick Navigation and the tip, and no results', async (query) => {
    await type(show(), query);
    const quick = screen.getByRole('navigation', { name: 'Quick Navigation' });
    const words = within(quick)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(words).toEqual([
      'Home',
      'About',
      'Academics',
      'Administration',
      'Departments',
      'Research',
      'Facilities',
      'Campus Life',
    ]);
    for (const word of ['CSE', 'library', 'hostel', 'placement'])
      expect(quick.textContent).toContain(word);
    expect(options()).toEqual([]);
    expect(screen.queryByText('No results found')).toBeNull();
  });
});

describe('a query without matches', () => {
  // The second comes close to an entry by spelling: that is no match by the rule of the specification.
  it.each(['qqqqzzzz', 'libary'])(
    '%j says so in the words of the specification, with four suggestions that search when they are pressed',
    async (query) => {
      const box = show();
      await type(box, query);
      expect(screen.queryAllByRole('group', { name: /^Close matches/ })).toHaveLength(
        query === 'libary' ? 1 : 0,
      );
      expect(screen.getAllByText('No results found').length).toBeGreaterThan(0);
      expect(
        screen.getByText('Try searching for something else or check your spelling.'),
      ).toBeTruthy();
      const chips = screen.getAllByRole('button').map((chip) => chip.textContent);
      expect(chips).toEqual(['Academics', 'Departments', 'Research', 'Facilities']);
      await act(
        async () => void fireEvent.click(screen.getByRole('button', { name: 'Departments' })),
      );
      expect(box.value).toBe('Departments');
      expect(document.activeElement).toBe(box);
      expect(options().length).toBeGreaterThan(0);
    },
  );
});

describe('a query with matches', () => {
  it('shows at most 8 results, each with the badge of its category, its title and its path', async () => {
    const box = show();
    await type(box, 'a');
    expect(options()).toHaveLength(8);
    await type(box, 'library');
    const [first] = options();
    expect(first?.textContent).toMatch(/^FacilitiesLibrary/);
    expect(first?.textContent).toContain('/facilities');
    expect(first?.querySelector('[data-category]')?.getAttribute('data-category') ?? '').toMatch(
      /facilities/i,
    );
  });

  it('ArrowDown and ArrowUp move the highlight from none to the last result and back to none', async () => {
    const box = show();
    await type(box, 'a');
    expect(active()).toBe(-1);
    press(box, 'ArrowUp');
    expect(active()).toBe(-1);
    for (let step = 0; step < 12; step += 1) press(box, 'ArrowDown');
    expect(active()).toBe(7);
    for (let step = 0; step < 8; step += 1) press(box, 'ArrowUp');
    expect(active()).toBe(-1);
  });

  it('a changed query takes the highlight away', async () => {
    const box = show();
    await type(box, 'a');
    press(box, 'ArrowDown');
    expect(active()).toBe(0);
    await act(async () => void fireEvent.input(box, { target: { value: 'ab' } }));
    expect(active()).toBe(-1);
  });

  it.each([
    ['the first result if none is highlighted', 0, 0],
    ['the highlighted result', 2, 1],
  ])('Enter opens %s, and the overlay closes', async (_, presses, expected) => {
    const box = show();
    await type(box, 'hostel');
    const href = options()[expected]?.getAttribute('href');
    for (let step = 0; step < presses; step += 1) press(box, 'ArrowDown');
    await act(async () => void fireEvent.submit(box.closest('form') as HTMLFormElement));
    expect(document.querySelector('output')?.textContent).toBe(href);
    expect(closed).toBe(1);
  });

  it('an external result opens in a new tab without opener and referrer', async () => {
    await type(show(), 'placement');
    const external = options().filter((option) =>
      option.getAttribute('href')?.startsWith('https://'),
    );
    expect(external.length).toBeGreaterThan(0);
    for (const option of external)
      expect([option.getAttribute('target'), option.getAttribute('rel')]).toEqual([
        '_blank',
        'noopener noreferrer',
      ]);
  });
});
