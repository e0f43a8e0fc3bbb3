import { join } from 'node:path';
import { z } from 'zod';
import { kindOf } from '#app/content/kinds.server.ts';
import { writeAtomic } from '#tools/lib/write-atomic.ts';
import { isAncestor } from './content-trees.ts';
import { nameOf } from './entry-at.ts';
import { readJson } from './safe-files.ts';
import type { Store } from './store.ts';

const requestsSchema = z.array(z.object({ kind: z.string(), id: z.string(), commit: z.string(), by: z.string(), at: z.string(), reason: z.string() }));
type Request = z.infer<typeof requestsSchema>[number];

/** Saved entries that somebody who may not publish wants to have published, newest first. */
export class Requests {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** One for each entry. Call it inside {@link Store.alone}. */
  async add(request: Omit<Request, 'commit' | 'at'>): Promise<void> {
    const others = this.#read().filter(({ kind, id }) => kind !== request.kind || id !== request.id);
    const added = { ...request, commit: await this.#store.git.head(), at: new Date().toISOString() };
    writeAtomic(this.#file, JSON.stringify([added, ...others].slice(0, 100)));
  }

  /** Those that have not been published since. */
  async waiting(published: string | undefined) {
    const { git, content } = this.#store;
    const isOpen = await Promise.all(this.#read().map(async ({ commit }) => published === undefined || !(await isAncestor(git, commit, published))));
    return this.#read()
      .filter((_, index) => isOpen[index])
      .flatMap(({ commit: _, ...request }) => {
        const kind = kindOf(request.kind);
        return kind ? [{ ...request, title: nameOf(content, kind, request.id) }] : [];
      });
  }

  #read(): Request[] {
    return requestsSchema.safeParse(readJson(this.#file)).data ?? [];
  }

  get #file(): string {
    return join(this.#store.state, 'requests.json');
  }
}
