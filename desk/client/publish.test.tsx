// @vitest-environment happy-dom
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerDesk, answerPublishing, both } from '#tests/support/desk-form.ts';
import type { Progress } from './api.ts';
import { PublishChosen, PublishSteps, useProgress } from './publish.tsx';

it('an answer from before the start does not hide that the publication is under way', async () => {
  const answers = new Map<string, (response: Response) => void>();
  vi.stubGlobal(
    'fetch',
    (url: string) => new Promise<Response>((resolve) => answers.set(url, resolve)),
  );
  const { result } = renderHook(useProgress);
  await act(async () => {
    void result.current.start('prepare', {});
    answers.get('/api/prepare')?.(Response.json({ stage: 'checking' }));
    answers.get('/api/publication')?.(Response.json({ stage: 'idle' }));
  });
  expect(result.current.progress.stage).toBe('checking');
});

/** The steps of a publication that is ready; what they send. */
function showReady(progress: Partial<Progress>) {
  const sent: unknown[] = [];
  render(
    <PublishSteps
      progress={{ stage: 'ready', commit: 'c', ...progress }}
      error={undefined}
      isUnderWay={false}
      start={async (...all) => void sent.push(all)}
      choice={{ isPossible: true, chosen: [], choose: () => undefined }}
      suggestion="Fees"
    />,
  );
  return sent;
}

it('the person who reads the changes sees what others have saved meanwhile', () => {
  showReady({ meanwhile: [{ author: 'Office clerk', title: both('Notice changed: Hostel') }] });
  screen.getByText(/Saved meanwhile. It is not in this publication/);
  screen.getByText('Office clerk: Notice changed: Hostel');
  screen.getByRole('button', { name: 'Publish now' });
});

it('what is ready is published now, or left to a day, whose weekday is shown', () => {
  const sent = showReady({ base: 'b' });
  fireEvent.change(screen.getByLabelText(/^Only from a later day/), {
    target: { value: '2127-06-01' },
  });
  screen.getByText('Sunday, 1 June 2127');
  fireEvent.click(screen.getByRole('button', { name: 'Publish on this day' }));
  expect(sent).toEqual([['publish-on', { sentence: 'Fees', commit: 'c', day: '2127-06-01' }]]);
});

it('the own entries and those that were sent are ticked; what is ticked is prepared, with a sentence made of the titles', async () => {
  const waits = (state: string) => ({
    key: state,
    entry: { kind: 'news', id: state, title: both(state) },
    ...{ what: 'changed', by: 'Anu', at: '2026-11-25T10:00:00+05:30', state, isAllowed: true },
  });
  let answer: object = { stage: 'idle' };
  const changes = {
    ...{ last: null, requests: [], uncommitted: [], notes: [] },
    waiting: ['own', 'sent', 'back', 'saved'].map(waits),
  };
  const sent = answerDesk((name) => (name === 'changes' ? changes : answer));
  await act(async () => render(<PublishChosen />));
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, false, false]);
  await act(async () => boxes[3]?.click());
  await act(async () => boxes[0]?.click());
  answer = { stage: 'ready', commit: 'c', keys: ['sent', 'saved'] };
  await act(async () => screen.getByRole('button', { name: /Check and show/ }).click());
  expect(screen.getByLabelText<HTMLInputElement>(/^What is published/).value).toBe('sent; saved');
  expect(sent).toEqual([['prepare', { entries: ['sent', 'saved'] }]]);
});

it('a page that was left open shows what others have saved and published, and keeps what is ticked', async () => {
  const waits = (key: string) => ({
    ...{ key, entry: { kind: 'news', id: key, title: both(key) }, what: 'changed', by: 'Anu' },
    ...{ at: '2026-11-25T10:00:00+05:30', state: 'saved', isAllowed: true },
  });
  let waiting = [waits('bus'), waits('hostel')];
  const desk = answerPublishing((name) =>
    name === 'changes'
      ? { last: null, requests: [], uncommitted: [], notes: [], waiting }
      : undefined,
  );
  await act(async () => render(<PublishChosen />));
  const prepare = screen.getByRole<HTMLButtonElement>('button', { name: /Check and show/ });
  screen.getByText('Tick at least one entry first.');
  await act(async () => screen.getByRole('checkbox', { name: 'Choose hostel' }).click());
  expect([prepare.disabled, screen.queryByText('Tick at least one entry first.')]).toEqual([
    false,
    null,
  ]);

  // Somebody comes back to the page while another person publishes.
  await desk.become({ stage: 'building', by: 'Ravi' }, 0);
  await act(async () => fireEvent.focus(window));
  screen.getByText('Ravi is publishing …');
  screen.getByText('A publication is being made. Wait until it has ended.');
  expect(prepare.disabled).toBe(true);
  waiting = [waits('hostel'), waits('fees')];
  await desk.become({ stage: 'idle' });
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map((box) => [box.getAttribute('aria-label'), box.checked])).toEqual([
    ['Choose hostel', true],
    ['Choose fees', false],
  ]);
  expect(prepare.disabled).toBe(false);
});

it('a list that cannot be asked for again stays with what is ticked', async () => {
  const waiting = [
    {
      ...{ key: 'bus', entry: { kind: 'news', id: 'bus', title: both('bus') }, what: 'changed' },
      ...{ by: 'Anu', at: '2026-11-25T10:00:00+05:30', state: 'own', isAllowed: true },
    },
  ];
  let isThere = true;
  answerDesk((name) => {
    if (name !== 'changes') return { stage: 'idle' };
    if (!isThere) return new Response('', { status: 502 });
    return { last: null, requests: [], uncommitted: [], notes: [], waiting };
  });
  await act(async () => render(<PublishChosen />));
  isThere = false;
  await act(async () => fireEvent.focus(window));
  screen.getByRole('alert');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});
