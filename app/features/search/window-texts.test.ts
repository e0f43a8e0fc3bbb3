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
  ...{ entry: searchEntry(title), number: 0, reason: 'close', answer: '', words: [] },
  ...{ hasAllWords: true, merit: 1, hasText: false },
  ...more,
});

/** What the worker answers to every query. */
let rows: Found[];
const asked = vi.fn();

beforeEach(() => {
  asked.mockClear();
  rows = [];
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
        this.dispatchEvent(new MessageEvent('message', { data }));
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** What is shown in the end: titles, and the answer of the first row. */
async function shownFor(query: string, results: readonly Found[]) {
  let shown = results;
  windowTexts({ base: '/search', list: '/list.json' }, (more) => {
    shown = more.found;
  })({ query, sought: soughtBy(query), found: results });
  await new Promise((go) => setImmediate(go));
  return { titles: shown.map(({ entry }) => entry.title), answer: shown[0]?.answer };
}

it('the first row of several words has the part of its page with the figure', async () => {
  expect(await shownFor('library saturday', [found('library', { words: ['saturday'] })])).toEqual({
    titles: ['library'],
    answer: 'Library · Monday to Friday, 8 am to 8 pm; Saturday, 9 am to 5 pm',
  });
  expect(asked).not.toHaveBeenCalled();
});

it('a telephone number gives way to the amount that is asked for', async () => {
  const row = found('rti', { answer: '+91 00000 00000', words: ['fee'] });
  expect((await shownFor('rti fee', [row])).answer).toBe(
    'Right to Information · Fee: ₹10, by court fee stamp',
  );
  expect((await shownFor('rti phone', [row])).answer).toBe('+91 00000 00000');
});

it('the texts are asked if no entry has all words, and shown if they answer better', async () => {
  const weak = found('first-aid', { hasAllWords: false, merit: 0.4 });
  rows = [found('health', { merit: 0.6 })];
  expect((await shownFor('accident insurance', [weak])).titles).toEqual(['health']);
  rows = [found('health', { merit: 0.3 })];
  expect((await shownFor('accident insurance', [weak])).titles).toEqual(['first-aid']);
  expect((await shownFor('insurance', [])).titles).toEqual(['health']);
  expect(asked.mock.calls).toEqual([['accident insurance'], ['accident insurance'], ['insurance']]);
});

it('results stay as they are if a page has no text', async () => {
  expect(await shownFor('canteen time', [found('canteen')])).toEqual({
    titles: ['canteen'],
    answer: '',
  });
});
