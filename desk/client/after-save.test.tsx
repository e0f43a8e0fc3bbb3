// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerPublishing, press } from '#tests/support/desk-form.ts';
import { PublishSaved, Send } from './after-save.tsx';
import { inBoth } from './messages.ts';
import { lastSaved, noteLastSaved, publishedWords } from './saved-words.ts';

const waits = (id: string, saved: string, isAllowed = true) => ({
  key: `news/${id}`,
  names: [`news/${id}`, `documents/${id}`],
  entry: { kind: 'news', id, title: { en: `Notice: ${id}`, ml: id } },
  ...{ what: 'changed', by: 'Anu', at: '2026-11-25T10:00:00+05:30', state: 'own' },
  ...{ saved, isAllowed },
});

let desk: ReturnType<typeof answerPublishing>;
beforeEach(() => {
  const waiting = [waits('bus', 'c3'), waits('hostel', 'c2'), waits('fees', 'c1', false)];
  desk = answerPublishing((name) => {
    return name === 'changes'
      ? { last: null, requests: [], notes: [], uncommitted: [], waiting }
      : undefined;
  });
});

it('what was just saved is published in one press, alone and as it was saved', async () => {
  const names = ['documents/bus', 'news/hostel', 'news/fees'];
  await act(async () => render(<PublishSaved names={names} />));
  expect(screen.getByRole('list').textContent).toMatch(/Notice: bus.*Notice: hostel/);
  // Somebody else has to publish it.
  expect(screen.getByRole('list').textContent).not.toContain('fees');
  await desk.publish();
  expect(desk.sent).toEqual([
    [
      'publish-alone',
      {
        ...{ entries: ['news/bus', 'news/hostel'], seen: 'c3' },
        sentence: 'Notice: bus; Notice: hostel',
      },
    ],
  ]);
  expect(screen.getByText('Published.')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

it('a part of what has a day is offered by its title, where it has one', async () => {
  const dated = { ...waits('bus', 'c1'), day: '2127-06-01' };
  const waiting = [
    { ...dated, isDivisible: true },
    { ...dated, key: 'news/fees' },
  ];
  desk = answerPublishing((name) =>
    name === 'changes'
      ? { last: null, requests: [], notes: [], uncommitted: [], waiting }
      : undefined,
  );
  await act(async () => render(<PublishSaved names={['news/bus']} />));
  expect(
    screen.getAllByRole('link', { name: /a part/ }).map(({ textContent }) => textContent),
  ).toEqual(['Only a part of “Notice: bus” now']);
});

it('what is published is not called unseen by visitors, also when its form is opened again', async () => {
  const said = inBoth((messages) => messages.saved);
  noteLastSaved({ place: 'news/bus', said, advice: [], isPublished: false });
  const onPublished = vi.fn();
  await act(async () => render(<PublishSaved names={['news/bus']} onPublished={onPublished} />));
  await desk.publish();
  expect(onPublished).toHaveBeenCalledTimes(1);
  expect(lastSaved('news/bus')?.said.en).toBe('Published.');
  expect(screen.queryByRole('link', { name: 'Check and show the changes' })).toBeNull();
});

it('what another publication holds up is said to wait for that, and not called published before', async () => {
  await act(async () => render(<PublishSaved names={['news/bus']} />));
  await desk.become({ stage: 'publishing', by: 'Principal' });
  await press('Publish now');
  expect(screen.getByText('Principal is publishing …')).toBeTruthy();
  await desk.become({ stage: 'checking' });
  expect(screen.queryByText('Published.')).toBeNull();
  await desk.become({ stage: 'published' });
  expect(screen.getByText('Published.')).toBeTruthy();
});

it('what comes after Save is brought onto the screen, but not while somebody writes on', async () => {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {});
  await act(async () => render(<PublishSaved names={['news/bus']} />));
  expect(scroll).toHaveBeenCalledTimes(1);
  cleanup();
  render(<input aria-label="Title" ref={(field) => field?.focus()} />);
  await act(async () => render(<PublishSaved names={['news/bus']} />));
  expect(scroll).toHaveBeenCalledTimes(1);
});

it('of a notice that is published for a later day it is said from when visitors see it', () => {
  expect(inBoth(publishedWords({ publishFrom: '2127-06-01T09:00:00+05:30' }))).toEqual({
    en: 'Published. Visitors see it from 1 June 2127, 9 am.',
    ml: 'പ്രസിദ്ധീകരിച്ചു. സന്ദർശകർക്ക് 2127 ജൂൺ 1, രാവിലെ 9 മുതൽ കാണാം.',
  });
});

it('what is sent for approval needs its line, and nothing is sent without it', async () => {
  await act(async () => render(<Send kind="news" id="bus" />));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send for approval' });
  expect(button.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText(/^Why should/), { target: { value: 'From Monday' } });
  await act(async () => button.click());
  expect(desk.sent).toEqual([['request', { kind: 'news', id: 'bus', reason: 'From Monday' }]]);
  expect(screen.getByLabelText<HTMLInputElement>(/^Why should/).value).toBe('');
});
