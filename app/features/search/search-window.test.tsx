// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sentIndex } from '#app/lib/search/sent-index.ts';
import { getSite } from '#app/site.ts';
import { need } from '#tests/support/need.ts';
import { show as draw } from '#tests/support/show.tsx';
import { searchWindowView } from './search.server.ts';
import { SearchControl } from './search-control.tsx';
import { searchIndexOf } from './search-list.server.ts';
import { start } from './search-window.tool.ts';

// Sections 2.6, 4, 5 and 9 of the specification, over the index of the site; its words and numbers
// are typed here.

const site = getSite();
const list = sentIndex(searchIndexOf(site, 'en'));
/** Addresses of the links that were followed. */
const followed: (string | null)[] = [];
const closed = vi.fn();

beforeEach(() => {
  followed.length = 0;
  closed.mockClear();
  vi.stubGlobal('fetch', async () => new Response(list));
});

/** The window, before its script. */
function drawWindow(): HTMLInputElement {
  draw(<SearchControl view={searchWindowView(site, 'en')} className="" />, 'en');
  const panel = need(document.querySelector<HTMLElement>('#search'));
  panel.hidePopover = closed;
  panel.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    followed.push(link.getAttribute('href'));
    event.preventDefault();
  });
  return need(document.querySelector('input'));
}

/** The window with its script; what is in the box was typed before that came. */
async function show(typed = ''): Promise<HTMLInputElement> {
  const box = drawWindow();
  box.value = typed;
  start(need(document.querySelector<HTMLElement>('[data-tool]')));
  await answered();
  return box;
}

const answered = () =>
  waitFor(
    () => {
      expect(document.querySelector('#search')?.getAttribute('aria-busy')).toBe('false');
      expect(document.querySelector('[data-part=loading][hidden]')).not.toBeNull();
    },
    { timeout: 60_000 },
  );

async function type(box: HTMLInputElement, value: string): Promise<void> {
  fireEvent.input(box, { target: { value } });
  await answered();
}

const isShown = (element: Element) => !element.closest('[hidden]');
const said = (text: string) => screen.queryAllByText(text).filter(isShown);
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const press = (box: HTMLInputElement, key: string) => fireEvent.keyDown(box, { key });
const active = () =>
  options().findIndex((option) => option.getAttribute('aria-selected') === 'true');

describe('an empty query', () => {
  it.each(['', '   '])('%j shows Quick Navigation and the tip, and no results', async (query) => {
    await type(await show(), query);
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
    expect(said('No results found')).toEqual([]);
  });
});

describe('a query without matches', () => {
  it('says so in the words of the specification, with four suggestions that search when they are pressed', async () => {
    const box = await show();
    await type(box, 'qqqqzzzz');
    expect(said('No results found').length).toBeGreaterThan(0);
    expect(said('Try searching for something else or check your spelling.')).toHaveLength(1);
    const chips = [...document.querySelectorAll('[data-part=none] button')].map(
      (chip) => chip.textContent,
    );
    expect(chips).toEqual(['Academics', 'Departments', 'Research', 'Facilities']);
    fireEvent.click(screen.getByRole('button', { name: 'Departments' }));
    expect(box.value).toBe('Departments');
    expect(document.activeElement).toBe(box);
    expect(options().length).toBeGreaterThan(0);
  });

  it('that comes close to an entry by spelling lists it as a close match, not as no results', async () => {
    await type(await show(), 'libary');
    expect(options()[0]?.textContent).toMatch(/^Library Facilities/);
    expect(screen.getByRole('status').textContent).toBe('Similar results');
    expect(said('No results found')).toEqual([]);
  });
});

describe('a query with matches', () => {
  it('shows at most 8 results, each with the badge of its category, its title and its path', async () => {
    const box = await show();
    await type(box, 'a');
    expect(options()).toHaveLength(8);
    await type(box, 'library');
    const [first] = options();
    expect(first?.textContent).toMatch(/^Library Facilities/);
    expect(first?.textContent).toContain('/facilities');
    expect(first?.querySelector('[data-category]')?.getAttribute('data-category') ?? '').toMatch(
      /facilities/i,
    );
  });

  it('is a combobox with a list while there are options', async () => {
    const box = await show();
    const state = () =>
      ['role', 'aria-expanded', 'aria-controls'].map((name) => box.getAttribute(name));
    await type(box, 'library');
    expect(state()).toEqual(['combobox', 'true', screen.getByRole('listbox').id]);
    await type(box, 'qqqqzzzz');
    expect(state()).toEqual(['combobox', 'false', null]);
  });

  it('ArrowDown and ArrowUp move the highlight from none to the last result and back to none', async () => {
    const box = await show();
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
    const box = await show();
    await type(box, 'a');
    press(box, 'ArrowDown');
    expect(active()).toBe(0);
    fireEvent.input(box, { target: { value: 'ab' } });
    expect(active()).toBe(-1);
  });

  it.each([
    ['the first result if none is highlighted', 0, 0],
    ['the highlighted result', 2, 1],
  ])('Enter opens %s, and the overlay closes', async (_, presses, expected) => {
    const box = await show();
    await type(box, 'hostel');
    const href = options()[expected]?.getAttribute('href');
    for (let step = 0; step < presses; step += 1) press(box, 'ArrowDown');
    fireEvent.submit(need(box.form));
    expect(followed).toEqual([href]);
    expect(closed).toHaveBeenCalledOnce();
  });

  it('an external result opens in a new tab without opener and referrer', async () => {
    await type(await show(), 'placement');
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

describe('the results', () => {
  it('are counted aloud, with a link to all of them on the search page', async () => {
    const box = await show();
    expect(screen.getByRole('status').textContent).toBe('');
    await type(box, ' ഹോസ്റ്റൽ ');
    expect(screen.getByRole('status').textContent).toBe(`${options().length} results`);
    const all = need(document.querySelector('[data-part=all] a'));
    expect(all.textContent).toBe('All results for “ഹോസ്റ്റൽ”');
    expect(decodeURI(all.getAttribute('href') ?? '')).toBe('/search#q=ഹോസ്റ്റൽ');
    await type(box, 'qqqqzzzz');
    expect(screen.getByRole('status').textContent).toBe('No results found');
  });

  it('of letters typed just before Enter are waited for', async () => {
    const box = await show();
    await type(box, 'lib');
    fireEvent.input(box, { target: { value: 'hostel' } });
    fireEvent.submit(need(box.form));
    await answered();
    expect(followed).toEqual(['/facilities#hostel']);
  });
});

describe('before the list is there', () => {
  it('what was typed is kept and answered when it comes', async () => {
    await show('library');
    expect(options()[0]?.textContent).toMatch(/^Library Facilities/);
  });

  it('a link to the search page is offered if it does not come', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    await show('library');
    const failed = need(document.querySelector('[data-failed] .without-script'));
    expect(failed.textContent).toBe('The search could not be loaded. Open the search page');
  });
});
