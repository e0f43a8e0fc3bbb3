import { execFile } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Store } from '#desk/server/entries/store.ts';
import { readJson } from '#desk/server/files/safe-files.ts';
import { GIT_WORDS } from '#desk/server/forms/system-words.ts';
import { DeskError, WORDS, type Words } from '#desk/words.ts';
import { writeAtomic } from '#tools/lib/write-atomic.ts';
import { builtTime } from '#tools/release/due.ts';
import { HEALTH, releaseBuild } from '#tools/release/release-build.ts';
import { releaseFolder } from '#tools/release/release-folder.ts';
import { listPublications, oneLine, type Publication, tagPublication } from './publications.ts';

const noteSchema = z.strictObject({
  commit: z.string(),
  author: z.strictObject({ name: z.string(), email: z.string() }),
  sentence: z.string(),
  live: z.string(),
});
type Note = z.infer<typeof noteSchema>;

/** In the folder of a release: the commit that it shows. It lasts longer than the folder of the desk. */
const SHOWN = 'publication.txt';

/** The site is public, but the history does not say so yet: it is recorded later. */
export class NotRecorded extends DeskError {
  constructor(options: ErrorOptions) {
    super(500, WORDS.notRecorded);
    this.cause = options.cause;
  }
}

/** What was published: tags in the history, and in each release on the server which of them it is. */
export class PublicationRecord {
  readonly #store: Store;
  readonly #releases: Releases;

  constructor(store: Store, releases: Releases) {
    this.#store = store;
    this.#releases = releases;
  }

  /** Notes what will be switched, before it is. */
  begin(note: Omit<Note, 'live'>): void {
    writeAtomic(this.#note, JSON.stringify({ ...note, live: this.#live }));
  }

  /**
   * Tags what was switched. The note remains until this has succeeded, so that it is done again later.
   * @throws NotRecorded
   */
  async finish(): Promise<void> {
    const { data: note } = noteSchema.safeParse(readJson(this.#note));
    try {
      if (note && note.live !== this.#live) {
        this.remember(note.commit);
        const [last] = await listPublications(this.#store);
        const isTagged = last?.commit === note.commit && last.sentence === oneLine(note.sentence);
        if (!isTagged) await tagPublication(this.#store, note.commit, note.author, note.sentence);
      }
      rmSync(this.#note, { force: true });
    } catch (error) {
      console.error(error);
      throw new NotRecorded({ cause: error });
    }
  }

  /** Notes which commit the live release shows. */
  remember(commit: string): void {
    if (this.#live) writeAtomic(join(dirname(this.#live), SHOWN), `${commit}\n`);
  }

  /** The publication that visitors see: the last one, or after a rollback on the server an earlier one. */
  async published(): Promise<Publication | undefined> {
    const all = await listPublications(this.#store);
    return all.find(({ commit }) => commit === this.#shown) ?? all[0];
  }

  /** What the history lacks of the site that visitors see: all of it, or the newest, as after a backup without its tags or an older one was restored. */
  async lacks(): Promise<Words | undefined> {
    const all = await listPublications(this.#store);
    if (all.length === 0) return this.#live ? GIT_WORDS.noPublications : undefined;
    const shown = this.#shown;
    const isKnown = shown === undefined || all.some(({ commit }) => commit === shown);
    return isKnown ? undefined : GIT_WORDS.olderThanSite;
  }

  /** The commit that the live release shows. */
  get #shown(): string | undefined {
    const file = join(dirname(this.#live), SHOWN);
    return this.#live && existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  }

  get #note(): string {
    return join(this.#store.state, 'publication.json');
  }

  /** Folder of the live release; empty while there is none. */
  get #live(): string {
    return existsSync(this.#releases.client) ? realpathSync(this.#releases.client) : '';
  }
}

const run = promisify(execFile);

/** Releases of the desk's publications (docs/hosting.md). */
export class Releases {
  readonly #site: string;
  readonly #reload: readonly string[];

  /** @param reload command that makes the web server read the rules of the new release */
  constructor(site: string, reload: readonly string[] = []) {
    this.#site = site;
    this.#reload = reload;
  }

  /** Pages of the live release; the folder may not exist yet. */
  get client(): string {
    return join(this.#site, 'current/client');
  }

  /** Makes a build the live release; if the server cannot be reloaded, the previous release becomes live again. */
  async switchTo(build: string, now = Date.now()): Promise<void> {
    const [command, ...args] = this.#reload;
    const reload = command === undefined ? undefined : () => run(command, args);
    const releases = releaseFolder(this.#site);
    await releases.alone(() => releaseBuild(releases, build, { reload, now }));
  }

  /** When the live release was built, in Unix milliseconds; 0 if there is none. */
  async builtAt(): Promise<number> {
    const releases = releaseFolder(this.#site);
    const name = releases.current();
    return name === undefined ? 0 : builtTime(releases.read(name, HEALTH));
  }
}
