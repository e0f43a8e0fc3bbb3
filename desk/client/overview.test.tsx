// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Waiting } from './overview.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const both = (en: string) => ({ en, ml: en });
const at = '2026-11-25T10:00:00+05:30';

async function show(answer: object) {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ last: null, requests: [], uncommitted: [], notes: [], ...answer }),
    ),
  );
  await act(async () => render(<Waiting />));
  return screen.getByRole('region').textContent;
}

it('before the first publication lists what was saved, and says what the first one will do', async () => {
  const text = await show({
    waiting: [
      { id: 'a1', author: 'Anu', at, title: both('Fee item changed: Caution deposit'), files: [] },
    ],
  });
  expect(text).toMatch(
    /makes all content public .* cannot be undone, because .*Fee item changed: Caution deposit Anu, 25 November 2026/,
  );
});

it('folds a long list of changes, so that drafts and the button below it stay in sight', async () => {
  const saved = (count: number) =>
    Array.from({ length: count }, (_, id) => ({
      id: String(id),
      author: 'Anu',
      at,
      title: both('Fee item changed'),
      files: [],
    }));
  await show({ waiting: saved(5) });
  expect(screen.getByText('Saved changes: 5').parentElement).toHaveProperty('open', true);
  cleanup();
  await show({ waiting: saved(6) });
  expect(screen.getByText('Saved changes: 6').parentElement).toHaveProperty('open', false);
});

it('shows what was sent back, with the comment', async () => {
  const answer = { by: 'Web team', at, text: 'Of last year?', isBack: true };
  const text = await show({
    waiting: [],
    requests: [
      {
        kind: 'news',
        id: 'bus',
        title: both('Notices: Bus'),
        by: 'Office',
        at,
        reason: 'From Monday',
        answer,
      },
    ],
  });
  expect(text).toMatch(
    /Notices: Bus \(Office: From Monday\) .*Sent back Of last year\? Web team, 25 Nov/,
  );
});
