// @vitest-environment happy-dom

import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answerPublishing, both, ME, press } from '#tests/support/desk-form.ts';
import { Review } from './review.tsx';

const CHANGE = {
  ...{ key: 'news/bus', saved: 'c1', page: '/all-news/bus' },
  entries: [
    {
      what: 'changed',
      entry: { kind: 'news', id: 'bus', title: both('Notice: Bus') },
      fields: [
        { path: ['title', 'en'], field: both('Title'), before: both('Bus'), after: both('Buses') },
      ],
    },
  ],
  files: [
    { what: 'changed', file: 'documents/files/times.pdf', before: 2048, after: 4096 },
    { what: 'added', file: 'gallery/gate/gate.jpg', before: null, after: 1024 },
  ],
};
const REQUEST = {
  ...{ kind: 'news', id: 'bus', title: both('Bus'), by: 'Office' },
  ...{ at: '2026-11-25T10:00:00Z', reason: 'From Monday' },
};

let desk: ReturnType<typeof answerPublishing>;
beforeEach(() => {
  const answers: Record<string, unknown> = {
    comments: { comments: [], request: REQUEST, isWaiting: true },
    change: CHANGE,
  };
  desk = answerPublishing((name) => answers[name]);
});

const open = () => act(async () => render(<Review of="news/bus" me={ME} />));

it('the approver sees the page before and after, the pictures, and opens PDF files', async () => {
  await open();
  const frame = () => screen.getByTitle<HTMLIFrameElement>(/^Preview of the page/);
  expect(frame().getAttribute('src')).toBe('/preview/all-news/bus');
  fireEvent.change(screen.getByLabelText('Page'), { target: { value: 'before' } });
  expect(frame().getAttribute('src')).toBe('/live/all-news/bus');
  expect(
    screen.getAllByRole('link', { name: /times\.pdf/ }).map((link) => link.textContent),
  ).toEqual(['times.pdf, Old: 2 KB', 'times.pdf, New: 4 KB']);
  expect(screen.getByRole('img', { name: 'New: 1 KB' }).getAttribute('src')).toContain('gate.jpg');
});

it('approving publishes this entry alone, as it was seen', async () => {
  await open();
  await desk.publish('Approve and publish');
  expect(desk.sent).toEqual([
    ['publish-alone', { entries: ['news/bus'], sentence: 'Notice: Bus', seen: 'c1' }],
  ]);
});

it('approving says that what waits for its day is published today', async () => {
  desk = answerPublishing((name) =>
    name === 'change' ? { ...CHANGE, day: '2026-12-09' } : { comments: [], request: REQUEST },
  );
  await open();
  const label = 'Approve and publish today, not on Wednesday, 9 December 2026';
  expect(screen.getByRole('button', { name: label })).toBeTruthy();
});

it('what is sent back names the field that is meant', async () => {
  await open();
  await press('Comment: Title');
  fireEvent.change(screen.getByRole('textbox', { name: 'Comment: Title' }), {
    target: { value: 'Which one?' },
  });
  await press('Send back with the comment');
  expect(desk.sent).toEqual([
    [
      'comment',
      { kind: 'news', id: 'bus', text: 'Which one?', isBack: true, path: ['title', 'en'] },
    ],
  ]);
});

it('a part of what waits is published now, and what waits is shown without it', async () => {
  const [entry] = CHANGE.entries;
  const word = { path: ['summary'], field: both('Summary'), before: both('A'), after: both('B') };
  const note = { path: ['note'], field: both('Note'), before: both('C'), after: both('D') };
  const fields = [...(entry?.fields ?? []), word, note];
  let parts = fields.map((field) => ({ path: field.path, fields: [field] }));
  desk = answerPublishing((name) =>
    name === 'change'
      ? { ...CHANGE, parts, isDivisible: parts.length > 1 }
      : name === 'comments'
        ? { comments: [], request: null, isWaiting: true }
        : undefined,
  );
  await open();
  const button = () =>
    screen.getByRole<HTMLButtonElement>('button', { name: 'Publish the ticked fields now' });
  expect(button().disabled).toBe(true);
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'Summary' })));
  parts = parts.filter(({ path }) => path[0] !== 'summary');
  await desk.publish('Publish the ticked fields now');
  expect(desk.sent).toEqual([
    [
      'publish-alone',
      {
        ...{ entries: ['news/bus'], sentence: 'Notice: Bus', seen: 'c1' },
        parts: [['summary']],
      },
    ],
  ]);
  expect(screen.getByText('Published.')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Summary' })).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Title' })).toBeTruthy();
  // The next ones.
  expect(button().disabled).toBe(true);
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'Note' })));
  parts = parts.slice(0, 1);
  await desk.publish('Publish the ticked fields now');
  expect(desk.sent.map(([, body]) => (body as { parts: unknown }).parts)).toEqual([
    ...[[['summary']], [['note']]],
  ]);
  expect(screen.queryByRole('checkbox', { name: 'Note' })).toBeNull();
  // All that is left.
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'Title' })));
  await desk.publish('Publish the ticked fields now');
  expect(screen.getByText('Published.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Publish the ticked fields now' })).toBeNull();
});
