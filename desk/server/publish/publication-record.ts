import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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
  /** Name of the release that was live before; empty if none was. */
  before: z.string(),
});
type Note = z.infer<typeof noteSchema>;

/**
 * In the folder of a release: the commit that it shows. It lasts longer than the folder of the
 * desk, and than a copy that is live where a disk has no links.
 */
const SHOWN = 'publication.txt';

/** The site is public, but the history does not say so yet: it is recorded later. */
export class NotRecorded extends DeskError {
  constructor(options: ErrorOptions) {
    super(500, WORDS.notRecorded);
    this.cause = options.cause;
  }
}

/**
 * What was published: tags in the history, and in each release on the server which of them it is.
 */
export class PublicationRecord {
  readonly #store: Store;
  readonly #releases: Releases;

  constructor(store: Store, releases: Releases) {
    this.#store = store;
    this.#releases = releases;
  }

  /** Notes what will be switched, before it is. */
  begin(note: Omit<Note, 'before'>): void {
    writeAtomic(this.#note, JSON.stringify({ ...note, before: this.#live }));
  }

  /**
   * Tags what was switched. The note remains until this has succeeded, so that it is done again
   * later.
   * @throws NotRecorded
   */
  async finish(): Promise<void> {
    const { data: note } = noteSchema.safeParse(readJson(this.#note));
    try {
      if (note && note.before !== this.#live) {
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
    if (this.#live) writeAtomic(this.#shownFile, `${commit}\n`);
  }

  /**
   * The publication that visitors see: the last one, or after a rollback on the server an earlier
   * one.
   */
  async published(): Promise<Publication | undefined> {
    const all = await listPublications(this.#store);
    return all.find(({ commit }) => commit === this.#shown) ?? all[0];
  }

  /**
   * What the history lacks of the site that visitors see: all of it, or the newest, as after a
   * backup without its tags or an older one was restored.
   */
  async lacks(): Promise<Words | undefined> {
    const all = await listPublications(this.#store);
    if (all.length === 0) return this.#live ? GIT_WORDS.noPublications : undefined;
    const shown = this.#shown;
    const isKnown = shown === undefined || all.some(({ commit }) => commit === shown);
    return isKnown ? undefined : GIT_WORDS.olderThanSite;
  }

  /** The commit that the live release shows. */
  get #shown(): string | undefined {
    return this.#live && existsSync(this.#shownFile)
      ? readFileSync(this.#shownFile, 'utf8').trim()
      : undefined;
  }

  get #shownFile(): string {
    return join(this.#releases.folderOf(this.#live), SHOWN);
  }

  get #note(): string {
    return join(this.#store.state, 'publication.json');
  }

  /** Name of the live release; empty while there is none. */
  get #live(): string {
    return this.#releases.live ?? '';
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

  /** Name of the live release. */
  get live(): string | undefined {
    return releaseFolder(this.#site).current();
  }

  folderOf(release: string): string {
    return releaseFolder(this.#site).folder(release);
  }

  /**
   * Makes a build the live release; if the server cannot be reloaded, the previous release becomes
   * live again.
   */
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
