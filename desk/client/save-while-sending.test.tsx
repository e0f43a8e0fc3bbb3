// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerDesk, both, editedEntry, ME, press } from '#tests/support/desk-form.ts';
import { answerFiles } from '#tests/support/sent-files.ts';
import { typeAsBrowser } from '#tests/support/type-as-browser.ts';
import { EntryEditor } from './entry-editor.tsx';
import { stopUnderWay } from './form/under-way.ts';
import { listKept } from './storage.ts';

const file = { type: 'object', properties: { file: { type: 'string', 'x-control': 'file' } } };
const ENTRY = editedEntry({
  value: { name: 'Exam' },
  mayAttach: true,
  schema: {
    type: 'object',
    properties: {
      name: { type: 'string' },
      attachments: { type: 'array', items: {}, 'x-control': 'attachments' },
      portrait: file,
      pictures: { type: 'array', items: file },
    },
  },
  ui: {
    en: { name: { 'ui:title': 'Name' } },
    ml: {},
  },
});

type Sent = { value: Record<string, unknown>; base: unknown };
let saved: Sent[];
let checked: Sent[];
/** Lets the file arrive, or the desk refuse it. */
let answerFile: (response: Response) => void;
/** Lets some of its bytes arrive. */
let arrived: (loaded: number) => void;
/** Answers by name that come when they are given. */
let held: Record<string, Promise<Response>>;
const hold = (name: string) => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  held[name] = promise;
  return resolve;
};

beforeEach(async () => {
  [saved, checked, held] = [[], [], {}];
  localStorage.clear();
  typeAsBrowser();
  answerDesk((name, sent: Sent) => {
    if (name === 'save') saved.push(sent);
    if (name === 'check') checked.push(sent);
    const answers: Record<string, unknown> = {
      entry: ENTRY,
      glossary: [],
      draft: { savedAt: '1' },
      check: { id: 'exam', mistakes: [] },
      save: { id: 'exam', value: sent?.value, corrected: both('') },
      'entry-history': { commits: [] },
      changes: { last: null, waiting: [], requests: [], uncommitted: [], notes: [] },
    };
    return held[name] ?? answers[name] ?? [];
  });
  answerFiles((sent) => {
    arrived = sent.arrived;
    const { promise, resolve } = Promise.withResolvers<Response>();
    answerFile = resolve;
    return promise;
  });
  render(<EntryEditor kind="news" id="exam" me={ME} />);
  await screen.findByRole('button', { name: 'Save' });
});
afterEach(stopUnderWay);

const choose = (input: Element | null) =>
  act(async () =>
    fireEvent.change(input as Element, { target: { files: [new File(['a'], 'order.pdf')] } }),
  );
const inputOf = (...path: string[]) =>
  document.getElementById(['entry', ...path].join('\u0001')) as HTMLInputElement;
const accepted = () => Response.json({ file: 'stored.pdf', advice: [], languages: ['en'] });

it('a file that is still sent is not said to be missing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pause = () => act(() => vi.advanceTimersByTimeAsync(600));
  await choose(inputOf('portrait', 'file'));
  fireEvent.change(inputOf('name'), { target: { value: 'Examination' } });
  fireEvent.blur(inputOf('name'));
  await pause();
  expect(checked).toEqual([]);
  await act(async () => answerFile(accepted()));
  await pause();
  expect(checked.map(({ value }) => value)).toEqual([
    { name: 'Examination', portrait: { file: 'stored.pdf' } },
  ]);
  vi.useRealTimers();
});

it('two files that arrive before the form is drawn again are both kept', async () => {
  const answers = ['a.pdf', 'b.pdf'].map((name) => ({
    name,
    ...Promise.withResolvers<Response>(),
  }));
  let sent = 0;
  answerFiles(() => answers[sent++]?.promise ?? Response.error());
  await choose(inputOf('attachments'));
  await choose(inputOf('attachments'));
  await act(async () => {
    for (const { name, resolve } of answers)
      resolve(Response.json({ file: name, advice: [], languages: ['en'] }));
    await Promise.all(answers.map(({ promise }) => promise));
  });
  await press('Save');
  expect(saved.map(({ value }) => value.attachments)).toEqual([
    [
      { file: 'a.pdf', languages: ['en'] },
      { file: 'b.pdf', languages: ['en'] },
    ],
  ]);
});

describe('Save, while a file is sent', () => {
  it.each([
    [
      'a document of a notice',
      () => inputOf('attachments'),
      { attachments: [{ file: 'stored.pdf', languages: ['en'] }] },
    ],
    ['a portrait', () => inputOf('portrait', 'file'), { portrait: { file: 'stored.pdf' } }],
    [
      'a photograph of an album',
      () => document.querySelector('[id$="-several"]'),
      { pictures: [{ file: 'stored.pdf', languages: ['en'] }] },
    ],
  ])('waits for %s, and says so', async (_what, input, value) => {
    await choose(input());
    await press('Save');
    screen.getByText('Will be saved as soon as it has arrived: order.pdf (0 %) …');
    expect(saved).toEqual([]);
    answerFile(accepted());
    await waitFor(() =>
      expect(saved.map((sent) => sent.value)).toMatchObject([{ name: 'Exam', ...value }]),
    );
  });

  it('says so until it has arrived, with how much has; that a draft is kept is not said meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Exams' } });
    fireEvent.blur(screen.getByLabelText('Name'));
    await choose(inputOf('attachments'));
    await press('Save');
    await act(() => vi.advanceTimersByTimeAsync(600));
    await act(async () => arrived(1));
    screen.getByText('Will be saved as soon as it has arrived: order.pdf (100 %) …');
    vi.useRealTimers();
    await act(async () => answerFile(accepted()));
    await screen.findByText('Saved. Visitors do not see it yet.');
  });

  it('saves nothing if the file is refused, and goes to the reason', async () => {
    await choose(inputOf('attachments'));
    await press('Save');
    answerFile(Response.json({ error: both('This is not a PDF file.') }, { status: 422 }));
    await screen.findByText(/^Not saved yet: a file was not accepted/);
    screen.getByText('order.pdf: This is not a PDF file.');
    expect(document.activeElement).toBe(inputOf('attachments'));
    expect(saved).toEqual([]);
  });

  it('saves without the file that is cancelled', async () => {
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Exams' } });
    await choose(inputOf('attachments'));
    await press('Save');
    await press('Cancel');
    await waitFor(() => expect(saved.map(({ value }) => value)).toEqual([{ name: 'Exams' }]));
  });

  it('does not save an entry that was left meanwhile; the file is in its draft', async () => {
    await choose(inputOf('attachments'));
    await press('Save');
    cleanup();
    answerFile(accepted());
    await waitFor(() =>
      expect(listKept().map(({ value }) => value)).toEqual([
        { name: 'Exam', attachments: [{ file: 'stored.pdf', languages: ['en'] }] },
      ]),
    );
    expect(saved).toEqual([]);
  });
});

it('what is typed while the entry is saved stays, on top of what was saved', async () => {
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  fireEvent.change(name, { target: { value: 'Exams' } });
  fireEvent.blur(name);
  const answer = hold('save');
  await press('Save');
  fireEvent.change(name, { target: { value: 'Exams of May' } });
  answer(Response.json({ id: 'exam', value: { name: 'Exams' }, corrected: both('Corrected.') }));
  await screen.findByText('Saved. Visitors do not see it yet. Corrected.');
  expect(name.value).toBe('Exams of May');
  held = {};
  await press('Save');
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]).toMatchObject({ value: { name: 'Exams of May' }, base: { name: 'Exams' } });
});
