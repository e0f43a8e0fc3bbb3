import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { type Changes, readJson, replaceFiles } from '#desk/server/files/safe-files.ts';
import { DeskError, WORDS } from '#desk/words.ts';
import { LockedError, withLock } from '#tools/lib/lock.mjs';
import { removeFolder } from '#tools/lib/remove-folder.ts';
import { rename } from '#tools/lib/rename.mjs';
import { writeAtomic } from '#tools/lib/write-atomic.ts';
import { type Author, Git } from './git.ts';

/** How long another process may write before a task is refused. */
const LOCK_TIMEOUT_MS = 30_000;

const journalSchema = z.strictObject({
  /** Contents in Base64; null for a file to be removed. */
  files: z.array(z.tuple([z.string(), z.string().nullable()])),
  author: z.strictObject({ name: z.string(), email: z.string() }),
  message: z.string(),
});

/**
 * The content edited by the desk. A change is written to a journal, applied and committed; after a
 * crash the journal is applied again, so that a change is there as a whole or not at all.
 */
export class Store {
  readonly git: Git;
  readonly content: ContentFolder;
  /** Data of the desk outside the content: drafts, journal, lock. */
  readonly state: string;
  #queue: Promise<unknown> = Promise.resolve();
  readonly #journal: string;

  /**
   * @param root folder of the college, for the data of the desk
   * @param content its content, in any git repository
   */
  constructor(root: string, content = join(root, 'content')) {
    this.git = new Git(content);
    this.content = new ContentFolder(content);
    this.state = join(root, '.desk');
    this.#journal = join(this.state, 'journal.json');
  }

  /**
   * Runs a task exclusively among all processes of the desk on this machine, in the order of the
   * calls, after recovering from a crash.
   * @throws DeskError when another process keeps the lock
   */
  alone<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(() =>
      withLock(
        join(this.state, 'lock'),
        async () => {
          if (existsSync(this.#journal)) await this.#recover();
          return task();
        },
        { timeoutMs: LOCK_TIMEOUT_MS, recover: () => this.#recover() },
      ).catch((error: unknown) => {
        throw error instanceof LockedError ? new DeskError(503, WORDS.busy) : error;
      }),
    );
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  /**
   * Writes changed files and commits them. Call it inside {@link alone}.
   * @returns the commit
   */
  async commit(changes: Changes, author: Author, message: string): Promise<string> {
    await this.commitOutside([...changes.keys()]);
    writeAtomic(
      this.#journal,
      JSON.stringify({
        files: [...changes].map(([file, text]) => [
          file,
          text === undefined ? null : Buffer.from(text).toString('base64'),
        ]),
        author,
        message,
      }),
    );
    try {
      return await this.#apply(changes, author, message);
    } finally {
      // The person gets an error message, so it must not be applied later.
      rmSync(this.#journal, { force: true });
    }
  }

  /**
   * Commits what somebody has changed in files without the desk, in the name of this machine: who
   * saves next has not written it.
   */
  async commitOutside(files: readonly string[]): Promise<void> {
    if (await this.git.makeReady(files)) {
      const paths = files.map((file) => this.git.pathOf(file));
      await this.git.commit(paths, await this.git.localUser(), 'Change outside the desk');
    }
  }

  /**
   * Applies the journal; it is kept until that has succeeded. While a merge is not finished, only
   * files that the crash has left missing are put back.
   * @throws DeskError while git cannot write
   */
  async #recover(): Promise<void> {
    this.git.removeLocks();
    if (!existsSync(this.#journal)) return;
    const journal = journalSchema.safeParse(readJson(this.#journal));
    // It is written in one step, so only somebody else can have changed it: it is put aside and
    // blocks nothing.
    if (!journal.success) return rename(this.#journal, `${this.#journal}.unreadable-${Date.now()}`);
    const { files, author, message } = journal.data;
    const changes = new Map(
      files.map(([file, text]) => [file, text === null ? undefined : Buffer.from(text, 'base64')]),
    );
    for (const [file, text] of changes)
      if (text !== undefined && !existsSync(this.content.pathOf(file)))
        writeAtomic(this.content.pathOf(file), text);
    await this.git.makeReady([...changes.keys()]);
    await this.#apply(changes, author, message);
  }

  /** Replaces and commits files; after a failure they are as they were. */
  async #apply(changes: Changes, author: Author, message: string): Promise<string> {
    const paths = [...changes.keys()].map((file) => this.git.pathOf(file));
    let undo: (() => void) | undefined;
    try {
      undo = replaceFiles(this.content, changes, join(this.state, 'aside'));
      const commit = await this.git.commit(paths, author, message);
      rmSync(this.#journal, { force: true });
      return commit;
    } catch (error) {
      undo?.();
      await this.git.unstage(paths).catch(() => undefined);
      throw error;
    } finally {
      removeFolder(join(this.state, 'aside'));
    }
  }
}
