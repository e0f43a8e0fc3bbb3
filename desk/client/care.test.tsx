// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Care } from './care.tsx';

it('what needs attention now is open; what is looked through once a year, and links, are folded', async () => {
  const row = { file: 'x', entry: { kind: 'news', id: 'x', title: { en: 'Bus', ml: 'ബസ്' } } };
  const lists = ['linksUnchecked', 'pagesPastReview', 'expiring'].map((name) => ({
    name,
    rows: [row],
  }));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ mistakes: [], lists })));
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

it('links are asked at once, one by one, and say what they answer and when', async () => {
  const row = (address: string) => ({
    ...{ file: 'x', since: 'never', address },
    entry: { kind: 'news', id: 'x', title: { en: 'Bus', ml: 'ബസ്' } },
  });
  const at = '2026-11-27T10:00:00+05:30';
  const answers: Record<string, object> = {
    'https://a.gov.in': { at, isThere: true },
    'https://b.gov.in': { at, isThere: false, status: '404' },
    'https://c.gov.in': { at, isThere: false },
  };
  vi.stubGlobal('fetch', (url: string, { body }: { body?: string }) =>
    Promise.resolve(
      Response.json(
        url === '/api/check-link'
          ? answers[JSON.parse(body ?? '').address]
          : {
              mistakes: [],
              lists: [{ name: 'linksUnchecked', rows: Object.keys(answers).map(row) }],
            },
      ),
    ),
  );
  await act(async () => render(<Care />));
  screen.getByText('https://a.gov.in · never checked');
  await act(async () => screen.getByText('Check now').click());
  screen.getByText('1 of 3 addresses answer.');
  expect(screen.getAllByText(/gov\.in/).map((each) => each.textContent)).toEqual([
    expect.stringMatching(/^https:\/\/a\.gov\.in · answers, 27 November 2026/),
    expect.stringMatching(/^https:\/\/b\.gov\.in · answers with error 404: .* 27 November/),
    expect.stringMatching(/^https:\/\/c\.gov\.in · does not answer, 27 November 2026/),
  ]);
});
