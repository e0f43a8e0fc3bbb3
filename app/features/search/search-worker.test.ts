import { expect, it, onTestFinished, vi } from 'vitest';
import { packTexts } from '#app/lib/search/packed-texts.ts';
import { sentIndex } from '#app/lib/search/sent-index.ts';
import { searchEntry, searchIndex } from '#tests/support/search-index.ts';
import type { SearchAnswer, SearchRequest, WordsFile, WorkerMessage } from './search-messages.ts';

/** Eleven pages about the hostel, and an old notice about it and about the pump. */
const CURRENT = Array.from({ length: 11 }, (_, place) => `Hostel page ${place + 1}`);
const OLD = 'Hostel pump in 2012';

function words(titles: readonly string[], hasMore: boolean): WordsFile {
  return { hasMore, pages: titles.map((title) => searchEntry(title)), texts: packTexts([]) };
}

/**
 * Starts the worker of a page; returns what asks it, and the files that it has loaded besides
 * texts.
 */
async function startWorker() {
  const files: Readonly<Record<string, WordsFile>> = {
    'words.json': words(CURRENT, true),
    'all-words.json': words([...CURRENT, OLD], false),
  };
  const loaded: string[] = [];
  let listen: (event: { data: SearchRequest }) => Promise<void> = async () => {};
  const said: WorkerMessage[] = [];
  vi.stubGlobal('self', {
    addEventListener: (_: string, listener: typeof listen) => (listen = listener),
  });
  vi.stubGlobal('postMessage', (message: WorkerMessage) => said.push(message));
  vi.stubGlobal('fetch', async (address: string) => {
    const file = files[address.replace('/search/', '')];
    if (file) loaded.push(address);
    return new Response(file ? JSON.stringify(file) : sentIndex(searchIndex([])));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.resetModules();
  await import('./search-worker.ts');
  const ask = async (query: string, wanted: Partial<SearchRequest> = {}) => {
    await listen({
      data: {
        id: 1,
        base: '/search',
        list: '/lists/search-list.json',
        query,
        category: '',
        isNewestFirst: false,
        page: 1,
        ...wanted,
      },
    });
    return said.findLast((message): message is SearchAnswer => message.kind === 'answer');
  };
  return { ask, loaded };
}

it('answers a query with more than a page of results from the first index', async () => {
  const { ask, loaded } = await startWorker();
  expect((await ask('hostel'))?.total).toBe(11);
  expect(loaded).toEqual(['/search/words.json']);
});

it('looks among older notices too when a query finds little, and keeps them', async () => {
  const { ask, loaded } = await startWorker();
  expect((await ask('pump'))?.rows.map(({ entry: { title } }) => title)).toEqual([OLD]);
  expect((await ask('hostel'))?.total).toBe(12);
  expect(loaded).toEqual(['/search/words.json', '/search/all-words.json']);
});

it.each([
  ['the next page', { page: 2 }] as const,
  ['a category', { category: 'Information' }] as const,
  ['the newest first', { isNewestFirst: true }] as const,
])('looks among older notices too when a visitor wants %s', async (_, wanted) => {
  const { ask } = await startWorker();
  expect((await ask('hostel', wanted))?.total).toBe(12);
});
