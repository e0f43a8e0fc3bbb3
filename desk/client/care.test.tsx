// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Care } from './care.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('what needs attention now is open; what is looked through once a year, and links, are folded', async () => {
  const row = { file: 'x', entry: { kind: 'news', id: 'x', title: { en: 'Bus', ml: 'ബസ്' } } };
  const lists = ['linksUnchecked', 'pagesPastReview', 'expiring'].map((name) => ({
    name,
    rows: [row],
  }));
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ mistakes: [], samples: [], lists })),
  );
  await act(async () => render(<Care />));
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'For you now',
    'Once a year',
    'Links',
  ]);
  expect(screen.getAllByRole<HTMLDetailsElement>('group').map(({ open }) => open)).toEqual([
    true,
    false,
    false,
  ]);
});
