// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerDesk, both, ME } from '#tests/support/desk-form.ts';
import { Requests, Saved } from './waiting.tsx';

const at = '2026-11-25T10:00:00+05:30';

async function show(answer: object) {
  answerDesk(() => ({ last: null, requests: [], uncommitted: [], notes: [], ...answer }));
  await act(async () => render(<Saved />));
  return screen.getByRole('region').textContent;
}

const waits = (key: string) => ({
  key,
  entry: { kind: 'fees', id: key, title: both('Fee item: Caution deposit') },
  ...{ what: 'changed', by: 'Anu', at, state: 'saved', isAllowed: true },
});

it('before the first publication says what the first one will do', async () => {
  expect(await show({ waiting: [] })).toMatch(/makes all content public .* cannot be undone/);
});

it('names what waits, whether it was sent, and who saved it', async () => {
  expect(await show({ waiting: [waits('caution')] })).toMatch(
    /Caution deposit not sent for approval Anu, 25 November 2026/,
  );
});

it('folds a long list, so that drafts and the button below it stay in sight', async () => {
  const saved = (count: number) => Array.from({ length: count }, (_, id) => waits(String(id)));
  await show({ waiting: saved(5) });
  const list = (count: number) => screen.getByText(`Entries saved and not published: ${count}`);
  expect(list(5).parentElement).toHaveProperty('open', true);
  cleanup();
  await show({ waiting: saved(6) });
  expect(list(6).parentElement).toHaveProperty('open', false);
});

it('shows what was sent back, with the comment and its field', () => {
  const answer = {
    ...{ by: 'Web team', at, text: 'Of last year?', isBack: true },
    ...{ path: ['title', 'en'], field: both('Title') },
  };
  const request = {
    ...{ kind: 'news', id: 'bus', title: both('Notices: Bus'), by: 'Office', at },
    ...{ user: 'office', commit: 'c1' },
  };
  const changes = {
    ...{ last: null, waiting: [], uncommitted: [], notes: [] },
    requests: [{ ...request, reason: 'From Monday', answer }],
  };
  render(<Requests changes={changes} me={{ ...ME, publish: false }} />);
  expect(screen.getByRole('region').textContent).toMatch(
    /Notices: Bus \(Office: From Monday\) .*Sent back Title: Of last year\? Web team, 25 Nov/,
  );
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Title' }).hash).toBe(
    '#/content/news/bus?title.en',
  );
  // The approver has answered it.
  cleanup();
  render(<Requests changes={changes} me={ME} />);
  expect(screen.queryByRole('region')).toBeNull();
});
