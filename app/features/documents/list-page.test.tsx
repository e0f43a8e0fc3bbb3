// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '#tests/support/show.tsx';
import { start } from './list-finder.tool.ts';
import ListPage from './list-page.tsx';

const rows = [
  ['1', 'TVE20001', 'Anjali K.'],
  ['2', 'TVE20012', 'Devi Anjali'],
  ['3', 'TVE20003', 'അഞ്ജലി'],
  ['4', 'TVE20004', 'സന്ദീപ് ജോൺ, വെബ്\u200cസൈറ്റ്'],
];
const view = {
  title: 'Rank list',
  ancestors: [],
  row: { issued: { iso: '2026-11-20', text: '20 November 2026' }, files: [], isSample: false },
  caption: '4 rows',
  columns: ['Rank', 'Roll No', 'Name'],
  rows,
  rowsUrl: '/lists/rank-list.json',
  pages: [],
};
afterEach(() => vi.unstubAllGlobals());

function open(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  show(<ListPage view={view as never} />, 'en');
  start(document.querySelector('[data-tool]') as HTMLElement);
  const find = (typed: string) =>
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: typed } });
  return find;
}
const found = () =>
  within(document.querySelector('[data-found]') as HTMLElement)
    .queryAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

it('finds a number or a name in all pages of a list, and shows it all again', async () => {
  const find = open(async () => Response.json(rows));
  find('anjali devi');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 row found'));
  expect(found()).toEqual(['2TVE20012Devi Anjali']);
  expect(document.querySelector('[data-all]')?.hasAttribute('hidden')).toBe(true);
  find('tve20003');
  await waitFor(() => expect(found()).toEqual(['3TVE20003അഞ്ജലി']));
  find('nobody');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No row has this.'));
  find('');
  await waitFor(() =>
    expect(document.querySelector('[data-all]')?.hasAttribute('hidden')).toBe(false),
  );
});

it.each([
  ['a chillu of an old keyboard', 'ജോണ്\u200d'],
  ['a digit of Malayalam', '൪'],
  ['no joiner', 'വെബ്സൈറ്റ്'],
  ['a joiner too many', 'സന്ദീപ്\u200c ജോൺ'],
])('finds what is typed with %s', async (_, typed) => {
  const find = open(async () => Response.json(rows));
  find(typed);
  await waitFor(() => expect(found().map((row) => row?.slice(0, 9))).toEqual(['4TVE20004']));
});

it('leaves the table where the rows do not come', async () => {
  const find = open(async () => new Response('', { status: 503 }));
  find('anjali');
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      'The list could not be loaded. It is on the pages below.',
    ),
  );
  expect(document.querySelector('[data-all]')?.hasAttribute('hidden')).toBe(false);
});
