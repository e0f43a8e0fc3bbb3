// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { EntryRows } from './entry-rows.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const both = (en: string) => ({ en, ml: en });
const row = (id: string, group: string) => ({
  kind: 'people',
  id,
  title: both(id),
  kindTitle: both('Person'),
  group,
});

it('rows are moved within their group only, and the groups that have changed are saved', async () => {
  const rows = [
    row('gita', 'civil/head'),
    row('anu', 'civil/professor'),
    row('biju', 'civil/professor'),
    row('devi', 'cse/professor'),
    row('elsa', 'cse/professor'),
  ];
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: { body?: string }) => {
    if (body) sent.push([url, JSON.parse(body)]);
    return Promise.resolve(Response.json(url.includes('entries') ? rows : {}));
  });
  await act(async () => render(<EntryRows kind="people" hasTime={false} query="" />));
  const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(screen.queryByRole('button', { name: 'Move down: gita' })).toBeNull();
  expect(
    screen.getByRole('button', { name: 'Move down: biju' }).getAttribute('aria-disabled'),
  ).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Move down: anu' }));
  expect(names()).toEqual(['gita', 'biju', 'anu', 'devi', 'elsa']);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save the order' })));
  expect(sent).toEqual([['/api/order', { kind: 'people', ids: ['biju', 'anu'] }]]);
  expect(screen.queryByRole('button', { name: 'Save the order' })).toBeNull();
});

it('all texts of a chosen page are marked as read today in one step', async () => {
  const text = (id: string, page: string) => ({
    kind: 'texts',
    id,
    title: both(id),
    kindTitle: both('Text'),
    page: { id: page, ...both(page) },
  });
  const sent: unknown[] = [];
  vi.stubGlobal('confirm', () => true);
  vi.stubGlobal('fetch', (url: string, { body }: { body?: string }) => {
    if (body) sent.push([url, JSON.parse(body)]);
    return Promise.resolve(
      Response.json(
        url.includes('entries')
          ? [
              text('about/history', 'about'),
              text('about/vision', 'about'),
              text('help/using', 'help'),
            ]
          : {},
      ),
    );
  });
  await act(async () => render(<EntryRows kind="texts" hasTime={false} query="" />));
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.change(screen.getByRole('combobox', { name: 'Page' }), { target: { value: 'about' } });
  await act(async () =>
    fireEvent.click(
      screen.getByRole('button', { name: 'All 2 texts of this page were read and reviewed today' }),
    ),
  );
  expect(sent).toEqual([
    ['/api/many', { kind: 'texts', ids: ['about/history', 'about/vision'], action: 'reviewed' }],
  ]);
});
