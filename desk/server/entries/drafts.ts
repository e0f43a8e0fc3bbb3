import { readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { digest, readJson } from '#desk/server/files/safe-files.ts';
import { DeskError, WORDS } from '#desk/words.ts';
import { writeAtomic } from '#tools/lib/write-atomic.ts';

const draftSchema = z.strictObject({
  kind: z.string(),
  id: z.string(),
  /** The entry as it is being written. */
  value: z.json(),
  /** The entry as it was when work on it began; null for a new one. */
  base: z.json(),
  /**
   * Wanted name of a new entry, as typed or imported; without it, the name is made from the title.
   */
  address: z.string().max(200).optional(),
  savedAt: z.string(),
  /** Name of its author, and the tab in which it was written. */
  by: z.string().optional(),
  tab: z.string().optional(),
});
export type Draft = z.infer<typeof draftSchema>;

/** Of one person: an import makes a draft of each of its entries. */
const MAX_DRAFTS = 2000;
const MAX_BYTES = 50 * 1024 * 1024;

/** Who has kept a draft within this time is still writing. */
const WRITES_MS = 5 * 60_000;

const savedSchema = z.record(z.string(), z.string());

/**
 * Id of the draft of a new entry: each has its own until it gets a name when it is saved, so that
 * none lies over another.
 */
const NEW_ID = /^new![a-z0-9]{1,32}$/;

export function isNewId(id: string): boolean {
  return NEW_ID.test(id);
}

/** The id of the draft of what comes from elsewhere, always the same for one origin. */
export function newIdOf(origin: string): string {
  return `new!${digest(origin)}`;
}

/** Unfinished entries, one file for each and its author. They never touch content/. */
export class Drafts {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Saves a draft and deletes the previous one. */
  keep(user: string, draft: Draft): void {
    writeAtomic(this.#file(user, draft.kind, draft.id), JSON.stringify(draft));
  }

  /** @throws DeskError if a person has too many drafts, beside the one that is written */
  refuseTooMany(user: string, kind = '', id = ''): void {
    const folder = join(this.#folder, digest(user));
    const own = basename(this.#file(user, kind, id));
    const others = namesIn(folder).filter((name) => name !== own);
    const bytes = others.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    if (others.length >= MAX_DRAFTS || bytes >= MAX_BYTES)
      throw new DeskError(429, WORDS.tooManyDrafts);
  }

  find(user: string, kind: string, id: string): Draft | undefined {
    return draftSchema.safeParse(readJson(this.#file(user, kind, id))).data;
  }

  /** Names of others who are writing in an entry. */
  othersIn(user: string, kind: string, id: string): string[] {
    const own = this.#file(user, kind, id);
    const files = namesIn(this.#folder).map((name) => join(this.#folder, name, basename(own)));
    const drafts = files
      .filter((file) => file !== own)
      .flatMap((file) => draftSchema.safeParse(readJson(file)).data ?? []);
    return drafts
      .filter(({ savedAt }) => Date.now() - Date.parse(savedAt) < WRITES_MS)
      .flatMap(({ by }) => by ?? []);
  }

  /** All drafts of an author, newest first. */
  list(user: string): Draft[] {
    return this.#read(join(this.#folder, digest(user))).sort((a, b) =>
      b.savedAt.localeCompare(a.savedAt),
    );
  }

  remove(user: string, kind: string, id: string): void {
    rmSync(this.#file(user, kind, id), { force: true });
  }

  /** Notes as which entry the draft of a new one was saved. Call it inside {@link Store.alone}. */
  noteSaved(draft: string, kind: string, id: string): void {
    writeAtomic(
      this.#savedFile,
      JSON.stringify(Object.fromEntries([...this.saved(), [draft, `${kind}/${id}`]])),
    );
  }

  /** The name of the entry as which a draft was saved, if it was. */
  savedAs(kind: string, draft: string): string | undefined {
    const place = this.saved().get(draft);
    return place?.startsWith(`${kind}/`) ? place.slice(kind.length + 1) : undefined;
  }

  /** Places (`news/exam-dates`) of entries by the ids of the drafts of which they were made. */
  saved(): Map<string, string> {
    return new Map(Object.entries(savedSchema.safeParse(readJson(this.#savedFile)).data ?? {}));
  }

  /** The same for the drafts of new entries that anybody keeps: the places that they want. */
  kept(): Map<string, string> {
    const drafts = namesIn(this.#folder).flatMap((name) => this.#read(join(this.#folder, name)));
    return new Map(
      drafts
        .filter(({ id }) => isNewId(id))
        .map(({ kind, id, address = '' }) => [id, `${kind}/${address}`]),
    );
  }

  get #savedFile(): string {
    return `${this.#folder}-saved.json`;
  }

  #read(folder: string): Draft[] {
    const files = namesIn(folder).filter((name) => name.endsWith('.json'));
    return files.flatMap((name) => draftSchema.safeParse(readJson(join(folder, name))).data ?? []);
  }

  /** Names from users are never used as file names. */
  #file(user: string, kind: string, id: string): string {
    return join(this.#folder, digest(user), `${digest(`${kind}:${id}`)}.json`);
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
