// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answerDesk, ME } from '#tests/support/desk-form.ts';
import { Comments, SentBack } from './comments.tsx';

const REQUEST = {
  kind: 'news',
  id: 'bus',
  title: { en: 'Bus', ml: 'ബസ്' },
  by: 'Office',
  at: '2026-11-25T10:00:00Z',
  reason: 'From Monday',
};

let sent: unknown[];
let request: object | null;
let isWaiting: boolean;
beforeEach(() => {
  [request, isWaiting] = [REQUEST, false];
  localStorage.clear();
  sent = [];
  answerDesk((_, body) => {
    if (body) sent.push(body);
    return body ? {} : { comments: [], request, isWaiting };
  });
});

const open = (me = ME) => act(async () => render(<Comments kind="news" id="bus" me={me} />));
const box = () => screen.getByLabelText('Comment') as HTMLTextAreaElement;
const button = (name: string) => screen.queryByRole('button', { name }) as HTMLButtonElement | null;

it('a person who publishes sends an entry back with a comment, which is kept until it is sent', async () => {
  await open();
  expect(button('Send back with the comment')?.disabled).toBe(true);
  fireEvent.change(box(), { target: { value: 'Of last year?' } });
  cleanup();
  await open();
  expect(box().value).toBe('Of last year?');
  await act(async () => fireEvent.click(button('Send back with the comment') as HTMLButtonElement));
  expect(sent).toEqual([{ kind: 'news', id: 'bus', text: 'Of last year?', isBack: true }]);
  expect([box().value, localStorage.length]).toEqual(['', 0]);
});

it.each([
  ['another person', { ...ME, publish: false }, REQUEST],
  ['anybody where nobody asks for approval', ME, null],
  [
    'anybody after it was sent back',
    ME,
    { ...REQUEST, answer: { by: 'Web team', at: REQUEST.at, text: 'No', isBack: true } },
  ],
])('nothing is sent back by %s', async (_, me, asked) => {
  request = asked;
  await open(me);
  expect([button('Add the comment') !== null, button('Send back with the comment')]).toEqual([
    true,
    null,
  ]);
});

it('who may not publish sends an entry for approval on a later day too, if it has not been published since it was saved', async () => {
  [request, isWaiting] = [null, true];
  const office = { ...ME, publish: false };
  await open(office);
  fireEvent.change(screen.getByLabelText(/^Why should it be published/), {
    target: { value: 'From Monday' },
  });
  await act(async () => fireEvent.click(button('Send for approval') as HTMLButtonElement));
  expect(sent).toEqual([{ kind: 'news', id: 'bus', reason: 'From Monday' }]);
  for (const [who, asked, waits] of [
    [ME, null, true],
    [office, REQUEST, true],
    [office, null, false],
  ] as const) {
    cleanup();
    [request, isWaiting] = [asked, waits];
    await open(who);
    expect(button('Send for approval')).toBeNull();
  }
});

it('above the form stands why an entry was sent back, and nothing while it waits', async () => {
  request = REQUEST;
  const shown = async () => {
    const { container } = await act(async () => render(<SentBack kind="news" id="bus" />));
    return container.textContent;
  };
  expect(await shown()).toBe('');
  cleanup();
  request = {
    ...REQUEST,
    answer: { by: 'Web team', at: REQUEST.at, text: 'Of last year?', isBack: true },
  };
  expect(await shown()).toMatch(/^Sent back Of last year\? Web team/);
});
