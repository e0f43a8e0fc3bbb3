/// <reference lib="webworker" />
import { betOf } from '#app/lib/search/best-bets.ts';
import type { SearchCategory } from '#app/lib/search/entry-search.ts';
import { markWords, snippetOf } from '#app/lib/search/snippet.ts';
import { type TextHit, TextIndex } from '#app/lib/search/text-index.ts';
import { weightOf } from './page-weight.ts';
import {
  ALL_WORDS,
  PAGE_SIZE,
  type SearchAnswer,
  type SearchedPage,
  type SearchRequest,
  WORDS,
  type WordsFile,
  type WorkerMessage,
} from './search-messages.ts';

/**
 * The full-text search in a worker: loads the index once, answers a query, then sends the excerpts of the visible results. Older notices and events are
 * loaded when a query finds no more than one page of results, or when more of them are wanted: the next page, a category, the newest first.
 */

type Library = {
  hasMore: boolean;
  pages: readonly SearchedPage[];
  index: TextIndex;
  bets: WordsFile['bets'];
};
type Found = TextHit & { page: SearchedPage };

let library: Promise<Library> | undefined;
const texts = new Map<string, Promise<string>>();

const say = (message: WorkerMessage) => postMessage(message);

self.addEventListener('message', async ({ data: request }: MessageEvent<SearchRequest>) => {
  try {
    library ??= load(`${request.base}/${WORDS}`);
    const { hasMore } = await library;
    let { answer, shown } = find(await library, request);
    if (
      hasMore &&
      (request.category !== '' ||
        request.isNewestFirst ||
        request.page > 1 ||
        answer.total <= PAGE_SIZE)
    ) {
      library = load(`${request.base}/${ALL_WORDS}`);
      ({ answer, shown } = find(await library, request));
    }
    say(answer);
    say({
      kind: 'snippets',
      id: request.id,
      snippets: await Promise.all(
        shown.map(({ page, terms }) => snippet(request.base, page, terms)),
      ),
    });
  } catch {
    // A later request tries again.
    library = undefined;
    say({ kind: 'failed', id: request.id });
  }
});

function find({ pages, index, bets }: Library, request: SearchRequest) {
  const { hits, isPartial } = index.search(request.query);
  const found = hits.flatMap((hit): Found[] =>
    pages.slice(hit.id, hit.id + 1).map((page) => ({ ...hit, page })),
  );
  const best = betOf(bets, request.query);
  const bestId = pages.findIndex(({ path }) => path === best?.page);
  const first = pages
    .slice(bestId, bestId + 1)
    .map(
      (page): Found =>
        found.find(({ id }) => id === bestId) ?? { id: bestId, score: 0, terms: [], page },
    );
  const ranked = [...first, ...found.filter(({ id }) => id !== bestId)];
  // The page with the answer comes first in the list; the answer itself is above it.
  const isAbove = best !== undefined && (best.answer !== '' || bestId === -1);
  return answerOf(request, ranked, { isPartial, best: isAbove ? best : undefined });
}

async function load(address: string): Promise<Library> {
  const { hasMore, pages, synonyms, index, bets } = JSON.parse(await read(address)) as WordsFile;
  return {
    hasMore,
    pages,
    bets,
    index: new TextIndex(
      index,
      synonyms,
      pages.map(({ title }) => title),
      (id) => weightOf(pages[id]?.path ?? ''),
    ),
  };
}

async function read(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

function answerOf(
  { id, category, isNewestFirst, page }: SearchRequest,
  found: readonly Found[],
  { isPartial, best }: Pick<SearchAnswer, 'isPartial' | 'best'>,
) {
  const counts: Partial<Record<SearchCategory, number>> = {};
  for (const hit of found) counts[hit.page.category] = (counts[hit.page.category] ?? 0) + 1;
  const chosen =
    category === '' ? [...found] : found.filter((hit) => hit.page.category === category);
  // Sorting keeps the order of equals: undated pages stay in the order of the best match, behind the dated ones.
  if (isNewestFirst) chosen.sort((a, b) => (b.page.date ?? '').localeCompare(a.page.date ?? ''));
  const current = Math.min(Math.max(page, 1), Math.max(Math.ceil(chosen.length / PAGE_SIZE), 1));
  const shown = chosen.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE);
  const rows = shown.map((hit) => ({
    ...hit.page,
    titlePieces: markWords(hit.page.title, hit.terms),
  }));
  const answer: SearchAnswer = {
    kind: 'answer',
    id,
    total: chosen.length,
    page: current,
    rows,
    best: current === 1 && category === '' ? best : undefined,
    counts,
    isPartial,
  };
  return { answer, shown };
}

async function snippet(base: string, { path }: SearchedPage, terms: readonly string[]) {
  const address = `${base}/text${path === '/' ? '/index' : path}.txt`;
  const text = texts.get(address) ?? read(address);
  texts.set(address, text);
  try {
    return snippetOf(await text, terms);
  } catch {
    texts.delete(address);
    return [];
  }
}
