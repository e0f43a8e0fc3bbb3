import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readJson, writeWhole } from './safe-files.ts';

const draftSchema = z.strictObject({
  kind: z.string(),
  id: z.string(),
  /** The entry as it is being written. */
  value: z.json(),
  /** The entry as it was when work on it began; null for a new one. */
  base: z.json(),
  savedAt: z.string(),
});
export type Draft = z.infer<typeof draftSchema>;

/** Unfinished entries, one file for each and its author. They never touch content/. */
export class Drafts {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Saves a draft and deletes the previous one. */
  keep(user: string, draft: Draft): void {
    writeWhole(this.#file(user, draft.kind, draft.id), JSON.stringify(draft));
  }

  find(user: string, kind: string, id: string): Draft | undefined {
    return draftSchema.safeParse(readJson(this.#file(user, kind, id))).data;
  }

  /** All drafts of an author, newest first. */
  list(user: string): Draft[] {
    const folder = join(this.#folder, digest(user));
    return namesIn(folder)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => draftSchema.safeParse(readJson(join(folder, name))).data ?? [])
      .sort((a, b) => b.savedAt.localeCompare(a.savedAt));
  }

  remove(user: string, kind: string, id: string): void {
    rmSync(this.#file(user, kind, id), { force: true });
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

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
