import type { Piece } from '#app/lib/search/snippet.ts';
import type { SearchAnswer, SearchRequest, WorkerMessage } from './search-messages.ts';

/** What is searched; nothing for a blank query. */
export type Asked = Omit<SearchRequest, 'id' | 'base' | 'list'>;

type Hearers = {
  answer: (answer: SearchAnswer) => void;
  /** One for each row of the answer. */
  snippets: (snippets: readonly (readonly Piece[])[]) => void;
  fail: () => void;
};

/**
 * Searches by the worker, which is started with the first query; only the answer to the latest
 * counts.
 * @param files addresses of the search page, below which the worker finds its files, and of the
 *   index
 */
export function textSearch(
  files: Pick<SearchRequest, 'base' | 'list'>,
  hearers: Hearers,
): (asked: Asked) => void {
  let worker: Worker | undefined;
  let id = 0;

  function fail(): void {
    worker?.terminate();
    worker = undefined;
    hearers.fail();
  }

  function begin(): Worker {
    const begun = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
    begun.addEventListener('error', fail);
    begun.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.id !== id) return;
      if (data.kind === 'answer') hearers.answer(data);
      else if (data.kind === 'snippets') hearers.snippets(data.snippets);
      else fail();
    });
    return begun;
  }

  return (asked) => {
    id += 1;
    if (asked.query === '') return;
    worker ??= begin();
    worker.postMessage({ id, ...files, ...asked } satisfies SearchRequest);
  };
}
