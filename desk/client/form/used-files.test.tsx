// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ACCEPTED } from '#desk/files/accepted-files.ts';
import { answerDesk, both, press } from '#tests/support/desk-form.ts';
import { pictureOf } from './drop-files.tsx';
import { UsedFiles } from './used-files.tsx';

const BUS = { file: 'news/pictures/bus.jpg', title: both('Bus times'), alt: both('The new bus') };
const GATE = { file: 'gallery/campus/gate.jpg', title: both('Campus'), caption: both('The gate') };

async function openList(accept: string, isOne = true) {
  const onTaken = vi.fn();
  const place = { kind: 'news', id: 'exam' };
  render(<UsedFiles id="entry" {...{ accept, place, isOne, onTaken }} />);
  const fold = document.querySelector('details') as HTMLDetailsElement;
  await act(async () => {
    fold.open = true;
    fireEvent(fold, new Event('toggle'));
  });
  return { fold, onTaken };
}

it('a photograph is found by its words, and used with its description in one press', async () => {
  const taken = { file: 'bus.jpg', alt: BUS.alt };
  const sent = answerDesk((name) => (name === 'used-files' ? [GATE, BUS] : taken));
  const { fold, onTaken } = await openList(ACCEPTED.photograph);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'new BUS' } });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The new bus – Bus times',
  ]);
  await press('The new bus – Bus times');
  expect(sent).toEqual([['use-file', { kind: 'news', id: 'exam', file: BUS.file }]]);
  expect(onTaken.mock.calls).toEqual([[taken]]);
  expect([fold.open, document.activeElement?.tagName]).toEqual([false, 'SUMMARY']);
  expect(screen.getByRole('status').textContent).toContain('The new bus – Bus times');
  expect(pictureOf('bus.jpg')).toBe('/api/used-picture?file=news%2Fpictures%2Fbus.jpg');
});

it('the list of an album stays open for the next one, and says why one was refused', async () => {
  const error = both('Not there any more.');
  answerDesk((name) =>
    name === 'used-files' ? [GATE] : Response.json({ error }, { status: 404 }),
  );
  const { fold, onTaken } = await openList(ACCEPTED.photograph, false);
  await press('The gate – Campus');
  expect([fold.open, onTaken.mock.calls]).toEqual([true, []]);
  expect(screen.getByRole('status').textContent).toBe('Not there any more.');
});

it('a logo is not chosen again', () => {
  render(
    <UsedFiles
      id="entry"
      accept={ACCEPTED.logo}
      place={{ kind: 'college', id: '' }}
      onTaken={vi.fn()}
    />,
  );
  expect(document.querySelector('details')).toBeNull();
});
