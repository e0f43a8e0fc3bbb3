// @vitest-environment happy-dom

import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerDesk } from '#tests/support/desk-form.ts';
import { EntryHistory } from './entry-history.tsx';

it('shows who changed what, and puts an earlier version into the form, with the files that are lost', async () => {
  const field = { en: 'M.Tech', ml: 'എം.ടെക്.' };
  const row = (commit: string, author: string, before: string, after: string) => ({
    ...{ commit, author, at: '2026-11-25T10:00:00+05:30', what: 'changed' },
    fields: [{ field, before: { en: before, ml: before }, after: { en: after, ml: after } }],
  });
  const asked = answerDesk((name) =>
    name === 'entry-history'
      ? [row('b2', 'Biju', '1575', '1600'), row('a1', 'Anu', '1500', '1575')]
      : { value: 1575, missing: ['a.pdf'] },
  );
  const onVersion = vi.fn();
  const { container } = render(
    <EntryHistory place={{ kind: 'fees', id: 'caution' }} onVersion={onVersion} />,
  );
  await act(async () => {
    const details = container.querySelector('details') as HTMLDetailsElement;
    details.open = true;
    fireEvent(details, new Event('toggle'));
  });
  expect(
    screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replace(/ ?25 .*?[ap]m/, ' ')),
  ).toEqual(['Biju M.Tech15751600', 'Anu M.Tech15001575Restore this version']);
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect([onVersion.mock.calls, asked]).toEqual([
    [[1575]],
    [['version', { kind: 'fees', id: 'caution', commit: 'a1' }]],
  ]);
  expect(
    screen.getByText(
      /in the form\. Save it to restore it\. These files .* not brought back: a\.pdf$/,
    ).role,
  ).toBe('status');
});
