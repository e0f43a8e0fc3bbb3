// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ConflictChoice } from './conflict-choice.tsx';

const words = (en: string) => ({ en, ml: en });
const given = (more: object) => ({
  ui: {},
  value: {},
  theirs: {},
  conflicts: [],
  shown: [],
  taken: [],
  onChoose: vi.fn(),
  onLeave: vi.fn(),
  ...more,
});

it('what has to be chosen has the focus, in words, and an item that was removed leaves no gap', () => {
  const props = given({
    value: { members: ['Anu', 'Biju', 'Cini'] },
    conflicts: [
      { path: ['members', 0], mine: 'Anu' },
      { path: ['members', 1], theirs: 'Biju' },
    ],
    shown: [
      { mine: words('Name: Anu'), theirs: words('removed') },
      { mine: words('removed'), theirs: words('Name: Biju') },
    ],
  });
  render(<ConflictChoice {...props} />);
  expect(document.activeElement).toBe(
    screen.getByRole('region', { name: 'Another person has changed this entry' }),
  );
  fireEvent.click(screen.getByLabelText('Theirs: removed'));
  fireEvent.click(screen.getByRole('button', { name: 'Use these choices' }));
  expect(props.onChoose).toHaveBeenCalledWith({ members: ['Cini'] });
});

it('the other side has the name of who wrote it', () => {
  const props = given({
    conflicts: [{ path: ['title'] }],
    shown: [{ mine: words('Bus'), theirs: words('Buses') }],
    by: 'Office clerk',
  });
  render(<ConflictChoice {...props} />);
  screen.getByLabelText('Office clerk: Buses');
});

it('of an entry that was deleted, one’s own version is saved or it stays deleted', () => {
  const props = given({
    value: { kind: 'campus' },
    theirs: null,
    conflicts: [{ path: [], mine: { kind: 'campus' } }],
    shown: [{ mine: words(''), theirs: words('') }],
  });
  render(<ConflictChoice {...props} />);
  expect(screen.getByRole('heading').textContent).toBe('This entry was deleted');
  expect(screen.queryByRole('radio')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save my version' }));
  expect(props.onChoose).toHaveBeenCalledWith({ kind: 'campus' });
  fireEvent.click(screen.getByRole('button', { name: 'Leave it deleted' }));
  expect(props.onLeave).toHaveBeenCalledOnce();
});
