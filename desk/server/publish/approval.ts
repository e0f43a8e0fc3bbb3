import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { kindOf } from '#app/site.ts';
import { valueOfEntry } from '#desk/content-files/entries.ts';
import { isAncestor } from '#desk/server/entries/content-trees.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { digest, readJson } from '#desk/server/files/safe-files.ts';
import { nameOf } from '#desk/server/forms/entry-at.ts';
import { writeAtomic } from '#tools/lib/write-atomic.ts';

const requestsSchema = z.array(
  z.object({
    kind: z.string(),
    id: z.string(),
    commit: z.string(),
    by: z.string(),
    user: z.string().default(''),
    at: z.string(),
    reason: z.string(),
  }),
);
type Request = z.infer<typeof requestsSchema>[number];
const commentsSchema = z.array(
  z.object({
    by: z.string(),
    at: z.string(),
    text: z.string(),
    /** The entry was sent back with it. */ isBack: z.boolean(),
    /** The field that is meant, and what the form calls it. */
    path: z.array(z.union([z.string(), z.number()])).optional(),
    field: z.object({ en: z.string(), ml: z.string() }).optional(),
  }),
);
export type Comment = z.infer<typeof commentsSchema>[number];

const keyOf = ({ kind, id }: { kind: string; id: string }) => `${kind}/${id}`;

/** The last comments of an entry that are kept. */
const MAX_COMMENTS = 200;

/**
 * What is asked and said of saved entries: requests to publish them, and comments, a file for each
 * entry. The comments of a deleted entry are there again when it is brought back. Call what writes
 * inside {@link Store.alone}.
 */
export class Approval {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** One request for each entry. */
  async ask(request: Omit<Request, 'commit' | 'at'>): Promise<void> {
    const others = this.#requests().filter(
      ({ kind, id }) => kind !== request.kind || id !== request.id,
    );
    const added = {
      ...request,
      commit: await this.#store.git.head(),
      at: new Date().toISOString(),
    };
    this.#keep([added, ...others]);
  }

  /**
   * Requests that have not been published since, with what was answered; those that were sent back
   * come last.
   * @param keys the entries that wait for publication, if not all do
   */
  waiting(keys: readonly string[] | undefined) {
    const { content } = this.#store;
    return this.#requests()
      .flatMap((request) => {
        const kind = kindOf(request.kind);
        const isWaiting = keys?.includes(keyOf(request)) ?? true;
        if (!kind || !isWaiting || valueOfEntry(content, kind, request.id) === undefined) return [];
        const answers = this.comments(request.kind, request.id).filter(({ at }) => at > request.at);
        const answer = answers.findLast(({ isBack }) => isBack) ?? answers.at(-1);
        return [
          { ...request, title: nameOf(content, kind, request.id), ...(answer && { answer }) },
        ];
      })
      .sort((a, b) => Number(a.answer?.isBack ?? false) - Number(b.answer?.isBack ?? false));
  }

  /**
   * Takes the requests that a publication has met off the list.
   * @param state the saved commit from which it was made
   * @param left the entries that were left out
   */
  async met(state: string, left: readonly string[]): Promise<Request[]> {
    const requests = this.#requests();
    const isMet = await Promise.all(
      requests.map(
        async (request) =>
          !left.includes(keyOf(request)) &&
          (await isAncestor(this.#store.git, request.commit, state)),
      ),
    );
    this.#keep(requests.filter((_, index) => !isMet[index]));
    return requests.filter((_, index) => isMet[index]);
  }

  comments(kind: string, id: string): Comment[] {
    return commentsSchema.safeParse(readJson(this.#commentsFile(kind, id))).data ?? [];
  }

  comment(kind: string, id: string, comment: Omit<Comment, 'at'>): void {
    this.#write(kind, id, [
      ...this.comments(kind, id),
      { ...comment, at: new Date().toISOString() },
    ]);
  }

  /**
   * An entry has another name now; what was said of an earlier one with that name is not said of
   * it.
   */
  move(kind: string, id: string, next: string): void {
    this.#write(kind, next, this.comments(kind, id));
    const kept = this.#requests().filter((request) => request.kind !== kind || request.id !== next);
    this.#keep(
      kept.map((request) =>
        request.kind === kind && request.id === id ? { ...request, id: next } : request,
      ),
    );
  }

  #write(kind: string, id: string, comments: Comment[]): void {
    if (comments.length === 0) rmSync(this.#commentsFile(kind, id), { force: true });
    else writeAtomic(this.#commentsFile(kind, id), JSON.stringify(comments.slice(-MAX_COMMENTS)));
  }

  #keep(requests: Request[]): void {
    writeAtomic(this.#requestsFile, JSON.stringify(requests));
  }

  #requests(): Request[] {
    return requestsSchema.safeParse(readJson(this.#requestsFile)).data ?? [];
  }

  get #requestsFile(): string {
    return join(this.#store.state, 'requests.json');
  }

  #commentsFile(kind: string, id: string): string {
    return join(this.#store.state, 'comments', `${digest(`${kind}:${id}`)}.json`);
  }
}
