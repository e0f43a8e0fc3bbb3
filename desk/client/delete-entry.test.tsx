// @vitest-environment happy-dom

import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerDesk, both, press } from '#tests/support/desk-form.ts';
import { DeleteEntry } from './delete-entry.tsx';

const MISTAKE = {
  ...{ words: both('This names what you want to delete.'), field: both('') },
  entry: { kind: 'committees', id: 'library', title: both('Committee: Library') },
};
const REFUSED = {
  ...{ error: both('Not deleted.'), mistakes: [MISTAKE], isLinked: true },
  others: [
    { id: 'b', ...both('Zulekha') },
    { id: 'c', ...both('Anitha') },
  ],
};
const CHANGES = [
  {
    ...{ what: 'changed', entry: MISTAKE.entry },
    fields: [{ path: [], field: both('Person'), before: both('Old'), after: both('Anitha') }],
  },
];

let sent: [string, unknown][];
beforeEach(() => {
  window.location.hash = '#/content/people/a';
  vi.stubGlobal('confirm', () => true);
  sent = answerDesk((_, { by, replaceBy }: { by?: string; replaceBy?: string }) =>
    by || replaceBy
      ? { changes: CHANGES, places: 'places of Anitha' }
      : Response.json(REFUSED, { status: 422 }),
  );
});
const open = async () => {
  render(<DeleteEntry kind="people" id="a" title="Old" documents={[]} />);
  await press('Delete');
};
const fill = (name: RegExp, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(name), { target: { value } }));
const asked = { kind: 'people', id: 'a', keepsDocuments: false };

it('what is named elsewhere is replaced by another, after every place was shown', async () => {
  await open();
  expect(screen.getByRole('alert').textContent).toBe('Not deleted.');
  expect(screen.getByRole('link', { name: 'Committee: Library' })).toBeTruthy();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    ...['Choose', 'Anitha', 'Zulekha'],
  ]);
  const show = screen.getByRole<HTMLButtonElement>('button', { name: /^Show every place/ });
  expect(show.disabled).toBe(true);
  await fill(/^The entry in its place/, 'c');
  await press(/^Show every place/);
  expect(screen.getByText('Old').tagName).toBe('DEL');
  expect(screen.getByText('1 entry changes. Read it below.').role).toBe('status');
  expect(window.location.hash).toBe('#/content/people/a');
  // What was shown is what is replaced.
  await fill(/^The entry in its place/, 'b');
  expect(screen.queryByRole('button', { name: /and delete it/ })).toBeNull();
  await fill(/^The entry in its place/, 'c');
  await press(/^Show every place/);
  await press('Replace it in 1 entry and delete it');
  expect(sent.map(([, body]) => body)).toEqual([
    asked,
    { ...asked, by: 'c', isTrial: true },
    { ...asked, by: 'c', isTrial: true },
    { ...asked, by: 'c', looked: 'places of Anitha' },
  ]);
  expect(window.location.hash).toBe('#/content/people?a');
});

it('links alone can lead to any page', async () => {
  await open();
  await fill(/^Or the address of another page/, '/about');
  await press(/^Show every place/);
  expect(sent.at(-1)).toEqual(['remove', { ...asked, replaceBy: '/about', isTrial: true }]);
});

it('nothing is deleted without a second question', async () => {
  vi.stubGlobal('confirm', () => false);
  await open();
  expect(sent).toEqual([]);
});

it('places that arrive after another choice are not shown as those of that', async () => {
  const late = Promise.withResolvers<object>();
  await open();
  sent = answerDesk((_, { by }: { by?: string }) =>
    by === 'c' ? late.promise : { changes: [], places: '' },
  );
  await fill(/^The entry in its place/, 'c');
  await press(/^Show every place/);
  await fill(/^The entry in its place/, 'b');
  await act(async () => late.resolve({ changes: CHANGES, places: 'places of Anitha' }));
  expect(screen.queryByText('Old')).toBeNull();
  expect(screen.queryByRole('button', { name: /and delete it/ })).toBeNull();
});

it('without an answer the choice stays, to be sent again', async () => {
  await open();
  await fill(/^The entry in its place/, 'c');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await press(/^Show every place/);
  expect(screen.getByRole('alert').textContent).not.toBe('Not deleted.');
  expect(screen.getByLabelText<HTMLSelectElement>(/^The entry in its place/).value).toBe('c');
});
