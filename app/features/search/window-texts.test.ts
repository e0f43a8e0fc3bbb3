// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Found } from '#app/lib/search/entry-search.ts';
import { soughtBy } from '#app/lib/search/sought.ts';
import { searchEntry } from '#tests/support/search-index.ts';
import type { WorkerMessage } from './search-messages.ts';
import { windowTexts } from './window-texts.ts';

const FILES: Record<string, string> = {
  '/search/text/library.txt': 'Library · Monday to Friday, 8 am to 8 pm; Saturday, 9 am to 5 pm',
  '/search/text/rti.txt': 'Right to Information · Fee: ₹10, by court fee stamp',
};
const found = (title: string, more: Partial<Found> = {}): Found => ({
  ...{ entry: searchEntry(title), number: 0, reason: 'close', answer: '', words: [], subjects: [] },
  ...{ hasAllWords: true, merit: 1, hasText: false },
  ...more,
});

/** What the worker answers to every query. */
let rows: Found[];
/** Its answers, if they are to come later. */
let late: (() => void)[] | undefined;
const asked = vi.fn();

beforeEach(() => {
  asked.mockClear();
  rows = [];
  late = undefined;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) => {
      const text = FILES[address];
      return new Response(text, { status: text === undefined ? 404 : 200 });
    }),
  );
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage({ id, query }: { id: number; query: string }) {
        asked(query);
        const answer = { kind: 'answer', id, rows, total: rows.length, page: 1, counts: {} };
        const data = { ...answer, isPartial: false } as WorkerMessage;
        const come = () => this.dispatchEvent(new MessageEvent('message', { data }));
        if (late) late.push(come);
        else come();
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** A window, in which results are shown as they come. */
function openWindow() {
  document.body.innerHTML = '<div><input><p role="option"></p></div>';
  const panel = document.body.firstElementChild as HTMLElement;
  const box = panel.firstElementChild as HTMLInputElement;
  const shown: (readonly Found[])[] = [];
  const ask = windowTexts({ base: '/search', list: '/list.json' }, panel, (found) => {
    shown.push(found);
  });
  return {
    box,
    shown,
    type(query: string, found: readonly Found[]) {
      box.value = query;
      ask({ query, sought: soughtBy(query), found });
    },
  };
}

/** What is shown in the end: titles, and the answer of the first row. */
async function shownFor(query: string, results: readonly Found[]) {
  const { type, shown: drawn } = openWindow();
  type(query, results);
  await new Promise((go) => setImmediate(go));
  const shown = drawn.at(-1) ?? results;
  return { titles: shown.map(({ entry }) => entry.title), answer: shown[0]?.answer };
}

it('the first row of several words has the part of its page with the figure', async () => {
  const row = found('library', { words: ['saturday'], subjects: [['saturday']] });
  expect(await shownFor('library saturday', [row])).toEqual({
    titles: ['library'],
    answer: '… Saturday, 9 am to 5 pm',
  });
});

it.each([
  ['library time', [['library']], '… Monday to Friday, 8 am to 8 pm; Saturday, 9 am to 5 pm'],
  ['library time for scholars abroad', [['library'], ['scholars'], ['abroad']], ''],
  [
    'library time monday scholars',
    [['library'], ['monday'], ['scholars']],
    '… Monday to Friday, 8 am to 8 pm; Saturday, 9 am to 5 pm',
  ],
])('the first row of “%s” with %j has “%s”', async (query, subjects, answer) => {
  const row = found('library', { words: ['library'], subjects });
  expect((await shownFor(query, [row])).answer).toBe(answer);
});

it('the row of a question has its answer, whatever words were typed', async () => {
  const row = found('library', { subjects: [['overdue']] });
  const entry = { ...row.entry, title: 'When is the library open?' };
  expect((await shownFor('library overdue', [{ ...row, entry }])).answer).toContain('8 am to 8 pm');
});

it('a telephone number gives way to the amount that is asked for', async () => {
  const row = found('rti', { answer: '+91 00000 00000', words: ['fee'] });
  expect((await shownFor('rti fee', [row])).answer).toBe('… Fee: ₹10, by court fee stamp');
  expect((await shownFor('rti phone', [row])).answer).toBe('+91 00000 00000');
});

it('the texts are asked if no entry has all words or several were typed, unless one is sure', async () => {
  const weak = found('first-aid', { hasAllWords: false, merit: 0.4 });
  rows = [found('health', { merit: 0.6 })];
  expect((await shownFor('accident insurance', [weak])).titles).toEqual(['health']);
  expect((await shownFor('insurance', [])).titles).toEqual(['health']);
  expect((await shownFor('accident help', [found('first-aid')])).titles).toEqual(['health']);
  for (const sure of ['question', 'title'] as const)
    expect((await shownFor('first aid', [found('first-aid', { reason: sure })])).titles).toEqual([
      'first-aid',
    ]);
  await shownFor('first aid', [found('first-aid', { reason: 'title-begins' })]);
  const calls = ['accident insurance', 'insurance', 'accident help', 'first aid'];
  expect(asked.mock.calls.flat()).toEqual(calls);
});

it('results stay as they are if a page has no text', async () => {
  expect(await shownFor('canteen time', [found('canteen')])).toEqual({
    titles: ['canteen'],
    answer: '',
  });
});

it('an answer to an earlier query is not shown under another', async () => {
  const { shown, type } = openWindow();
  late = [];
  rows = [found('health', { merit: 0.9 })];
  type('accident insurance', [found('first-aid', { hasAllWords: false, merit: 0.4 })]);
  type('library', [found('library', { merit: 0.5 })]);
  for (const come of late) come();
  expect(shown).toEqual([]);
});

it.each([
  ['typed', (box: HTMLInputElement) => Object.assign(box, { value: 'insurance x' })],
  ['chosen', (box: HTMLInputElement) => box.setAttribute('aria-activedescendant', 'a')],
])('what was %s since stays', (_, act) => {
  const { box, shown, type } = openWindow();
  late = [];
  rows = [found('health')];
  type('insurance', []);
  act(box);
  for (const come of late) come();
  expect(shown).toEqual([]);
});
