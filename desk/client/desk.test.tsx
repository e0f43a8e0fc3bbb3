// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerDesk, both, ME } from '#tests/support/desk-form.ts';
import { Desk } from './desk.tsx';

const ANSWERS: Readonly<Record<string, unknown>> = {
  me: ME,
  kinds: [{ id: 'news', form: 'folder', title: both('Notices'), entry: both('Notice') }],
  entries: [{ kind: 'news', id: 'bus', title: both('Bus routes'), kindTitle: both('Notice') }],
};

let asked: string[];
beforeEach(() => {
  asked = [];
  answerDesk((name, _, url) => {
    asked.push(url);
    const none = { error: both('There is no such entry.') };
    return ANSWERS[name] ?? Response.json(none, { status: 404 });
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

const open = async (hash: string) => {
  window.location.hash = hash;
  await act(async () => render(<Desk />));
};

it('a search asks once, in a pause of typing, and Overview leads back to its beginning', async () => {
  await open('#/overview');
  const box = screen.getByRole('searchbox');
  for (const typed of ['b', 'bu', 'bus']) {
    fireEvent.change(box, { target: { value: typed } });
    await act(() => vi.advanceTimersByTimeAsync(100));
  }
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(asked.filter((url) => url.includes('entries'))).toEqual(['/api/entries?q=bus']);
  expect(screen.getByRole('link', { name: /Bus routes/ })).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Overview' })));
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('');
  expect(screen.getByRole('link', { name: 'Notices' })).toBeTruthy();
});

it.each(['#/content/%', '#/content/news/%E0%B4'])(
  'an address that cannot be decoded shows the desk: %s',
  async (hash) => {
    await open(hash);
    expect(screen.getByRole('navigation')).toBeTruthy();
    expect(screen.getByRole('main').textContent).not.toBe('');
  },
);

it.each([
  ['#/review/calendar/', 'calendar/'],
  ['#/review/texts/about/history', 'texts/about/history'],
])('what waits is asked for by its name, also where the entry is a file: %s', async (hash, key) => {
  await open(hash);
  const of = asked.filter((url) => url.includes('change?')).map((url) => url.split('?')[1]);
  expect(of).toEqual([`${new URLSearchParams({ key })}`]);
});

it('the start page shows all ways without a menu', async () => {
  await open('#/overview');
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
  expect(screen.getByRole('navigation').hasAttribute('data-folded')).toBe(false);
});

it('elsewhere the menu is folded on a phone until it is asked for', async () => {
  await open('#/history');
  const menu = screen.getByRole('button', { name: 'Menu' });
  const isFolded = () => screen.getByRole('navigation').hasAttribute('data-folded');
  expect([menu.getAttribute('aria-expanded'), isFolded()]).toEqual(['false', true]);
  fireEvent.click(menu);
  expect([menu.getAttribute('aria-expanded'), isFolded()]).toEqual(['true', false]);
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Publish' })));
  expect(isFolded()).toBe(true);
});

it.each([
  ['ml-IN', 'ml'],
  ['en-IN', 'en'],
  ['ta-IN', 'en'],
])('a browser in %s opens the desk in %s until somebody chooses', async (language, locale) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  localStorage.clear();
  await open('#/overview');
  expect(document.documentElement.lang).toBe(locale);
});
