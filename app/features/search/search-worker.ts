/// <reference lib="webworker" />
import { type Found, searchEntries } from '#app/lib/search/entry-search.ts';
import {
  type PreparedIndex,
  prepareIndex,
  type SearchCategory,
} from '#app/lib/search/search-index.ts';
import { readIndex } from '#app/lib/search/sent-index.ts';
import { soughtBy } from '#app/lib/search/sought.ts';
import { excerptOf, read } from './excerpt.ts';
import {
  ALL_WORDS,
  FEWER_WORDS,
  PAGE_SIZE,
  type SearchAnswer,
  type SearchRequest,
  type WordsFile,
  type WorkerMessage,
} from './search-messages.ts';

/**
 * The search of the search page in a worker: loads the index and the texts once, answers a query,
 * then sends the excerpts of the visible results. Older notices and events are loaded when a query
 * finds no more than one page of results, or when more of them are wanted: the next page, a
 * category, the newest first.
 */

type Library = { hasMore: boolean; index: PreparedIndex };

let library: Promise<Library> | undefined;
const say = (message: WorkerMessage) => postMessage(message);

self.addEventListener('message', async ({ data: request }: MessageEvent<SearchRequest>) => {
  try {
    library ??= load(request, FEWER_WORDS);
    const { hasMore, index } = await library;
    let answer = answerOf(request, searchEntries(index, request.query));
    if (
      hasMore &&
      (request.category !== '' ||
        request.isNewestFirst ||
        request.page > 1 ||
        answer.total <= PAGE_SIZE)
    ) {
      library = load(request, ALL_WORDS);
      answer = answerOf(request, searchEntries((await library).index, request.query));
    }
    say(answer);
    const snippets = await Promise.all(
      answer.rows.map((row) =>
        row.hasText ? excerptOf(request.base, soughtBy(request.query), row) : [],
      ),
    );
    say({ kind: 'snippets', id: request.id, snippets });
  } catch {
    // A later request tries again.
    library = undefined;
    say({ kind: 'failed', id: request.id });
  }
});

async function load({ base, list }: SearchRequest, words: string): Promise<Library> {
  const [index, found] = await Promise.all([read(list), read(`${base}/${words}`)]);
  const { hasMore, ...pages } = JSON.parse(found) as WordsFile;
  // Nothing else waits in a worker.
  const prepared = await prepareIndex(readIndex(index), pages, async () => undefined);
  return { hasMore, index: prepared };
}

function answerOf(
  { id, category, isNewestFirst, page }: SearchRequest,
  found: readonly Found[],
): SearchAnswer {
  const counts: Partial<Record<SearchCategory, number>> = {};
  for (const { entry } of found) counts[entry.category] = (counts[entry.category] ?? 0) + 1;
  const chosen =
    category === '' ? [...found] : found.filter(({ entry }) => entry.category === category);
  // Sorting keeps the order of equals: undated pages stay in the order of the best match, behind
  // the dated ones.
  if (isNewestFirst) chosen.sort((a, b) => (b.entry.date ?? '').localeCompare(a.entry.date ?? ''));
  const current = Math.min(Math.max(page, 1), Math.max(Math.ceil(chosen.length / PAGE_SIZE), 1));
  return {
    kind: 'answer',
    id,
    total: chosen.length,
    page: current,
    rows: chosen.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE),
    counts,
    isPartial: found.every(({ hasAllWords }) => !hasAllWords),
  };
}
