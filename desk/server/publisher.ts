import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findProblems } from '#tools/check/find-problems.ts';
import { whyDue } from '#tools/release/due.ts';
import { type Mistake, tellMistakes } from './check.ts';
import type { Author } from './git.ts';
import { findPageChanges, type PageChange } from './page-changes.ts';
import { listPublications, revertPublication, tagPublication } from './publications.ts';
import type { Releases } from './releases.ts';
import { readJson, writeWhole } from './safe-files.ts';
import type { Person } from './settings.ts';
import type { Store } from './store.ts';
import { DeskError, systemWords, WORDS, type Words } from './words.ts';

const run = promisify(execFile);

const noteSchema = z.strictObject({
  commit: z.string(),
  author: z.strictObject({ name: z.string(), email: z.string() }),
  sentence: z.string(),
  live: z.string(),
});

/** Progress of the preparation of a publication. */
export type Progress = {
  stage: 'idle' | 'checking' | 'documents' | 'building' | 'ready' | 'publishing' | 'published' | 'failed';
  /** Seconds that the last step took, from its request. */
  seconds?: number;
  commit?: string;
  pages?: PageChange[];
  error?: Words;
  /** The output of the build, for the web team. */
  detail?: string;
  mistakes?: Mistake[];
};

/** Checks and builds a state of the content, and publishes it. The build works on a copy, so that saving remains possible. */
export class Publisher {
  progress: Progress = { stage: 'idle' };
  readonly #store: Store;
  readonly #releases: Releases;
  readonly #work: string;
  #isBusy = false;

  /** @param work folder for snapshots of the content and builds */
  constructor(store: Store, releases: Releases, work: string) {
    this.#store = store;
    this.#releases = releases;
    this.#work = resolve(work);
  }

  /** Folder of the finished build that waits for its publication. */
  get #candidate(): string {
    return join(this.#work, 'build');
  }

  /** Checks and builds the content as it is, and lists the pages that change. */
  prepare(person: Person): Promise<void> {
    return this.#step(async () => {
      // Set before anything is awaited, so that an immediate request does not get the result of the previous publication.
      this.progress = { stage: 'checking' };
      const commit = await this.#checked(person);
      this.progress = { stage: 'building', commit };
      await this.build(commit);
      this.progress = { stage: 'ready', commit, pages: findPageChanges(this.#releases.client, join(this.#candidate, 'client')) };
    });
  }

  /** Makes the prepared build the site that is served. */
  publish(person: Person, sentence: string): Promise<void> {
    const { stage, commit } = this.progress;
    if (stage !== 'ready' || !commit) throw new DeskError(409, WORDS.changedSince);
    if (sentence.trim() === '') throw new DeskError(400, WORDS.sentenceMissing);
    return this.#step(async () => {
      this.progress = { stage: 'publishing', commit };
      await this.#store.alone(async () => {
        if (await this.#isChanged(commit)) throw new DeskError(409, WORDS.changedSince);
        await this.release(commit, person, sentence.trim());
      });
      this.progress = { stage: 'published', commit };
    });
  }

  /** Takes back what one publication brought, and publishes the result. */
  async undo(person: Person, tag: string): Promise<void> {
    let sentence = '';
    await this.#step(async () => {
      this.progress = { stage: 'checking' };
      sentence = await this.#store.alone(() => revertPublication(this.#store, tag, person));
    });
    if (this.progress.stage !== 'failed') await this.prepare(person);
    if (this.progress.stage === 'ready') await this.publish(person, `Undo: ${sentence}`.slice(0, 200));
  }

  /**
   * Rebuilds the last publication if one of its entries is due or a new day has begun: it becomes the public site unless something
   * else has been published meanwhile.
   * @returns whether the site was rebuilt
   */
  async publishDue(now = Date.now()): Promise<boolean> {
    const [last] = await listPublications(this.#store);
    if (!last) return false;
    const reason = whyDue(await this.#snapshot(last.commit), await this.#releases.builtAt(), now);
    if (!reason) return false;
    // At night there is time for the best compression.
    await this.build(last.commit, reason === 'entry');
    return this.#store.alone(async () => {
      const [latest] = await listPublications(this.#store);
      if (latest?.tag !== last.tag) return false;
      await this.#releases.switchTo(this.#candidate, now);
      return true;
    });
  }

  /** Builds the content of a commit. */
  async build(commit: string, isQuick = true): Promise<void> {
    const content = await this.#snapshot(commit);
    const args = ['tools/build/build.ts', ...(isQuick ? ['--quick'] : []), '--target', this.#candidate];
    await run(process.execPath, args, { env: { ...process.env, NODE_ENV: 'production', CONTENT_DIR: content }, maxBuffer: 16 * 1024 * 1024 });
  }

  /** Switches the site to the finished build and records it in the history; inside {@link Store.alone}. */
  async release(commit: string, { name, email }: Author, sentence: string): Promise<void> {
    writeWhole(this.#note, JSON.stringify({ commit, author: { name, email }, sentence, live: this.#live }));
    await this.#releases.switchTo(this.#candidate);
    await this.finishRelease();
  }

  /** Notes in the history what was switched, also after a crash in between; inside {@link Store.alone}. */
  async finishRelease(): Promise<void> {
    const { data: note } = noteSchema.safeParse(readJson(this.#note));
    const [last] = await listPublications(this.#store);
    const isNoted = last?.commit === note?.commit && last?.sentence === note?.sentence;
    if (note && note.live !== this.#live && !isNoted) await tagPublication(this.#store, note.commit, note.author, note.sentence);
    rmSync(this.#note, { force: true });
  }

  /** The publication in progress, if any. */
  get #note(): string {
    return join(this.#store.state, 'publication.json');
  }

  /** Folder of the live release; empty while there is none. */
  get #live(): string {
    return existsSync(this.#releases.client) ? realpathSync(this.#releases.client) : '';
  }

  /** Runs a step and records failures as plain messages; the public site is not affected by failures. */
  async #step(step: () => Promise<void>): Promise<void> {
    if (this.#isBusy) throw new DeskError(409, WORDS.busy);
    this.#isBusy = true;
    const started = performance.now();
    try {
      await step();
    } catch (error) {
      this.progress = { ...this.progress, stage: 'failed', ...reasonOf(error) };
    } finally {
      this.#isBusy = false;
      this.progress = { ...this.progress, seconds: Math.round((performance.now() - started) / 100) / 10 };
    }
  }

  /** The commit to be published, after its checks; documents that are older than their text are printed and committed first. */
  #checked(person: Person): Promise<string> {
    return this.#store.alone(async () => {
      const { git, content } = this.#store;
      const commit = await git.head();
      const { problems, staleDocuments } = await findProblems(await this.#snapshot(commit));
      if (problems.length > 0) throw new FaultyContent(tellMistakes(content, problems));
      if (staleDocuments.length === 0) return commit;
      this.progress = { stage: 'documents' };
      await run(process.execPath, ['tools/files/print-documents.ts'], {
        env: { ...process.env, NODE_ENV: 'production', CONTENT_DIR: content.root },
        maxBuffer: 16 * 1024 * 1024,
      });
      return git.commit(['content/documents'], person, 'Print documents again');
    });
  }

  async #snapshot(commit: string): Promise<string> {
    const folder = join(this.#work, 'snapshot');
    const archive = join(this.#work, 'snapshot.tar');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await this.#store.git.run(['archive', '--format=tar', `--output=${archive}`, commit, 'content']);
    await run('tar', ['-xf', archive, '-C', folder]);
    rmSync(archive);
    return join(folder, 'content');
  }

  async #isChanged(commit: string): Promise<boolean> {
    return this.#store.git.run(['diff', '--quiet', commit, 'HEAD', '--', 'content']).then(
      () => false,
      () => true,
    );
  }
}

class FaultyContent extends DeskError {
  readonly mistakes: Mistake[];
  constructor(mistakes: Mistake[]) {
    super(422, WORDS.contentFaulty);
    this.mistakes = mistakes;
  }
}

function reasonOf(error: unknown): Pick<Progress, 'error' | 'detail' | 'mistakes'> {
  if (error instanceof FaultyContent) return { error: error.words, mistakes: error.mistakes };
  if (error instanceof DeskError) return { error: error.words };
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  console.error(error);
  return { error: systemWords(error) ?? WORDS.buildFailed, detail: (output || String(error)).trim().slice(-2000) };
}
