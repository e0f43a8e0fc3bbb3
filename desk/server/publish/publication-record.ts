import { existsSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Store } from '#desk/server/entries/store.ts';
import { readJson } from '#desk/server/files/safe-files.ts';
import { DeskError, WORDS } from '#desk/server/forms/words.ts';
import { writeAtomic } from '#tools/lib/write-atomic.ts';
import { listPublications, oneLine, type Publication, tagPublication } from './publications.ts';
import type { Releases } from './releases.ts';

const noteSchema = z.strictObject({
  commit: z.string(),
  author: z.strictObject({ name: z.string(), email: z.string() }),
  sentence: z.string(),
  live: z.string(),
});
const releasesSchema = z.array(z.tuple([z.string(), z.string()]));
type Note = z.infer<typeof noteSchema>;

/** Releases that are remembered: more than are kept on the server. */
const MAX_RELEASES = 20;

/** The site is public, but the history does not say so yet: it is recorded later. */
export class NotRecorded extends DeskError {
  constructor(options: ErrorOptions) {
    super(500, WORDS.notRecorded);
    this.cause = options.cause;
  }
}

/** What was published: tags in the history, and which release on the server is which of them. */
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
    const known = this.#known().filter(([folder]) => folder !== this.#live);
    writeAtomic(
      this.#releasesFile,
      JSON.stringify([...known, [this.#live, commit]].slice(-MAX_RELEASES)),
    );
  }

  /** The publication that visitors see: the last one, or after a rollback on the server an earlier one. */
  async published(): Promise<Publication | undefined> {
    const all = await listPublications(this.#store);
    const [, commit] = this.#known().find(([folder]) => folder === this.#live) ?? [];
    return all.find((publication) => publication.commit === commit) ?? all[0];
  }

  #known(): z.infer<typeof releasesSchema> {
    return releasesSchema.safeParse(readJson(this.#releasesFile)).data ?? [];
  }

  get #note(): string {
    return join(this.#store.state, 'publication.json');
  }

  get #releasesFile(): string {
    return join(this.#store.state, 'releases.json');
  }

  /** Folder of the live release; empty while there is none. */
  get #live(): string {
    return existsSync(this.#releases.client) ? realpathSync(this.#releases.client) : '';
  }
}
