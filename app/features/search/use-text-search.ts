import { useEffect, useRef, useState } from 'react';
import type { Piece } from '#app/lib/search/highlight.ts';
import type { SearchAnswer, SearchRequest, WorkerMessage } from './search-messages.ts';

/** `idle` without a query; `answer` remains until the next one arrives. */
export type TextSearch = {
  state: 'idle' | 'searching' | 'done' | 'failed';
  answer: SearchAnswer | undefined;
  /** One for each row of the answer, once they have come. */
  snippets: readonly (readonly Piece[])[] | undefined;
  tryAgain: () => void;
};

/**
 * The answer shown last and its request: on the way back from a result the list is there at once, so that the page can return to the place that was left.
 */
let kept: { request: string; search: Omit<TextSearch, 'tryAgain'> } | undefined;

const NOTHING = { answer: undefined, snippets: undefined };

/**
 * Asks the search worker, which is started with the first query.
 * @param wanted the query; nothing is searched for a blank one
 */
export function useTextSearch({
  base,
  query,
  category,
  isNewestFirst,
  page,
}: Omit<SearchRequest, 'id'>): TextSearch {
  const request = JSON.stringify([base, query, category, isNewestFirst, page]);
  const worker = useRef<Worker>(undefined);
  const lastId = useRef(0);
  const [attempt, setAttempt] = useState(0);
  const [search, setSearch] = useState<Omit<TextSearch, 'tryAgain'>>(
    kept?.request === request ? kept.search : { state: 'idle', ...NOTHING },
  );

  // Queries the worker; only the answer to the latest request counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the same query
  useEffect(() => {
    lastId.current += 1;
    const id = lastId.current;
    if (query === '') {
      setSearch({ state: 'idle', ...NOTHING });
      return;
    }
    if (kept?.request === request) {
      setSearch(kept.search);
      return;
    }
    setSearch((before) => ({ ...before, state: 'searching' }));
    worker.current ??= new Worker(new URL('./search-worker.ts', import.meta.url), {
      type: 'module',
    });
    const current = worker.current;
    const fail = () => {
      current.terminate();
      worker.current = undefined;
      setSearch({ state: 'failed', ...NOTHING });
    };
    let answer: SearchAnswer | undefined;
    const onMessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.id !== id) return;
      if (data.kind === 'failed') fail();
      else if (data.kind === 'answer') {
        answer = data;
        setSearch({ state: 'done', answer, snippets: undefined });
      } else {
        kept = { request, search: { state: 'done', answer, snippets: data.snippets } };
        setSearch(kept.search);
      }
    };
    current.addEventListener('message', onMessage);
    current.addEventListener('error', fail);
    current.postMessage({ id, base, query, category, isNewestFirst, page } satisfies SearchRequest);
    return () => {
      current.removeEventListener('message', onMessage);
      current.removeEventListener('error', fail);
    };
  }, [request, attempt]);

  // The worker ends with the page.
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = undefined;
    },
    [],
  );

  return { ...search, tryAgain: () => setAttempt((before) => before + 1) };
}
