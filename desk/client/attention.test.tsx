// @vitest-environment happy-dom

import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerDesk, both } from '#tests/support/desk-form.ts';
import { Attention } from './attention.tsx';

const row = { file: 'x', entry: { kind: 'news', id: 'x', title: both('Bus') } };

it('what needs attention now is open; what is looked through once a year, and links, are folded', async () => {
  const lists = ['linksUnchecked', 'pagesPastReview', 'expiring'].map((name) => ({
    name,
    rows: [row],
  }));
  answerDesk(() => ({ mistakes: [], lists }));
  await act(async () => render(<Attention />));
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
  const at = '2026-11-27T10:00:00+05:30';
  const answers: Record<string, object> = {
    'https://a.gov.in': { at, isThere: true },
    'https://b.gov.in': { at, isThere: false, status: '404' },
    'https://c.gov.in': { at, isThere: false },
  };
  const lists = [
    {
      name: 'linksUnchecked',
      rows: Object.keys(answers).map((address) => ({ ...row, since: 'never', address })),
    },
  ];
  answerDesk((name, body: { address: string }) =>
    name === 'check-link' ? answers[body.address] : { mistakes: [], lists },
  );
  await act(async () => render(<Attention />));
  screen.getByText('https://a.gov.in · never checked');
  await act(async () => screen.getByText('Check now').click());
  screen.getByText('1 of 3 addresses answer.');
  expect(screen.getAllByText(/gov\.in/).map((each) => each.textContent)).toEqual([
    expect.stringMatching(/^https:\/\/a\.gov\.in · answers, 27 November 2026/),
    expect.stringMatching(/^https:\/\/b\.gov\.in · answers with error 404: .* 27 November/),
    expect.stringMatching(/^https:\/\/c\.gov\.in · does not answer, 27 November 2026/),
  ]);
});
