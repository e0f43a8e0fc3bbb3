import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind } from '#app/content/kind.server.ts';
import { type DocumentMeasure, MEASURES_FILE } from '#app/content/reading/collections.server.ts';
import { DAY_MS } from '#app/domain/clock.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { listEntries, valueOfEntry } from '#desk/content-files/entries.ts';
import { freeName } from '#desk/content-files/names.ts';
import { PASTED_LIST } from '#desk/files/accepted-files.ts';
import {
  attachedFiles,
  filePlace,
  namedFiles,
  printedTexts,
  renameFiles,
} from '#desk/files/attached-files.ts';
import { withMeasures } from '#desk/files/measures.ts';
import { DeskError, WORDS } from '#desk/words.ts';
import { writeAtomic } from '#tools/lib/write-atomic.ts';
import { type Changes, digest, readJson } from './safe-files.ts';

/** Also with the number that it gets beside another. */
const isPastedList = (name: string) => name.replace(/-\d+(?=\.)/, '') === PASTED_LIST;

/** Of one person: several albums, or all documents of an admission. */
const MAX_FILES = 200;
const MAX_BYTES = 500 * 1024 * 1024;
const WEEK = 7 * DAY_MS;

/**
 * Checked files waiting until their sender saves the entry that uses them: they are added to the
 * content in the same commit. Until then each has a name that neither the content nor another
 * waiting file of its sender has; the final name is chosen when it is saved.
 */
export class Uploads {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.#removeOld();
  }

  /** @throws DeskError if too many files of the person wait */
  keep(
    user: string,
    kind: string,
    name: string,
    bytes: Uint8Array,
    measure?: DocumentMeasure,
  ): void {
    this.#removeOld();
    const file = this.#file(user, kind, name);
    const others = filesIn(join(this.#folder, digest(user))).filter(
      (path) => !path.endsWith('.json') && path !== file,
    );
    const sum = others.reduce((all, path) => all + statSync(path).size, bytes.length);
    if (others.length >= MAX_FILES || sum > MAX_BYTES)
      throw new DeskError(429, WORDS.tooManyWaiting);
    writeAtomic(file, bytes);
    if (measure) writeAtomic(`${file}.json`, JSON.stringify(measure));
  }

  has(user: string, kind: string, name: string): boolean {
    return existsSync(this.#file(user, kind, name));
  }

  /** Where a waiting file is; `undefined` if the person has none of this name. */
  pathOf(user: string, kind: string, name: string): string | undefined {
    return this.has(user, kind, name) ? this.#file(user, kind, name) : undefined;
  }

  /** Size, pages and faults of a waiting document. */
  measure(user: string, kind: string, name: string): DocumentMeasure | undefined {
    return readJson(`${this.#file(user, kind, name)}.json`) as DocumentMeasure | undefined;
  }

  /**
   * The value of an entry with the final names of its files, and the files added and removed with
   * it. A file that replaces one keeps its address; any other gets a free name. Call it where the
   * content cannot change before it is saved.
   */
  withFinalNames(
    content: ContentFolder,
    user: string,
    kind: Kind,
    id: string,
    before: unknown,
    after: unknown,
  ): { value: unknown; files: Changes } {
    // A new entry that has no name yet has no place for its files.
    if (id === '' && kind.form !== 'file') return { value: after, files: new Map() };
    const [old, now] = [namedFiles(kind.id, before), namedFiles(kind.id, after)];
    const has = (list: typeof old, name: string) => list.some((each) => each.name === name);
    // A name that the entry has already is its stored file.
    const coming = now.filter(({ name }) => this.has(user, kind.id, name) && !has(old, name));
    const gone = old.filter(({ name }) => !has(now, name));
    const others =
      coming.length + gone.length > 0 ? filesOfOthers(content, kind, id) : new Set<string>();
    const own = gone.filter(({ name }) => !others.has(filePlace(kind.id, id, name)));
    const names = new Map<string, string>();
    const isTaken = (name: string) =>
      [...names.values()].includes(name) || content.has(filePlace(kind.id, id, name));
    for (const { key, name } of coming) {
      const replaced = own.find((file) => file.key === key && endOf(file.name) === endOf(name));
      const stem = isPastedList(name) ? id : kind.files?.name?.(id);
      const wanted = stem ? stem + endOf(name) : name;
      names.set(name, replaced?.name ?? freeName(wanted, isTaken));
    }
    const value = renameFiles(kind.id, after, names);
    const files = new Map<string, Uint8Array | undefined>(
      own.map(({ name }) => [filePlace(kind.id, id, name), undefined]),
    );
    for (const text of after === undefined ? printedTexts(content, kind, id) : [])
      files.set(text, undefined);
    for (const [name, final] of names)
      files.set(filePlace(kind.id, id, final), readFileSync(this.#file(user, kind.id, name)));
    const measures = Object.fromEntries(
      [...names].map(([name, final]) => [final, this.measure(user, kind.id, name)]),
    );
    return {
      value,
      files: new Map<string, string | Uint8Array | undefined>([
        ...files,
        ...withMeasures(content.read(MEASURES_FILE), files.keys(), measures),
      ]),
    };
  }

  /** Removes waiting files that were added to the content or are no longer needed. */
  forget(user: string, kind: string, value: unknown): void {
    for (const { name } of namedFiles(kind, value))
      for (const end of ['', '.json']) rmSync(this.#file(user, kind, name) + end, { force: true });
  }

  #removeOld(): void {
    for (const path of filesIn(this.#folder))
      if (statSync(path).mtimeMs < Date.now() - WEEK) rmSync(path, { force: true });
  }

  /** Names from users are never used as file names. */
  #file(user: string, kind: string, name: string): string {
    return join(this.#folder, digest(user), digest(`${kind}:${name}`));
  }
}

/**
 * A file that two entries name, as after a copy, is neither removed nor replaced with one of them.
 */
function filesOfOthers(content: ContentFolder, kind: Kind, id: string): ReadonlySet<string> {
  const others = listEntries(content, kind).filter((other) => other !== id);
  return new Set(
    others.flatMap((other) => attachedFiles(kind.id, other, valueOfEntry(content, kind, other))),
  );
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );
}

const endOf = (name: string) => name.slice(name.lastIndexOf('.'));

/**
 * Changes for the content check, which reads a list, and of other files checks only whether they
 * exist.
 */
export function asTexts(changes: Changes): ReadonlyMap<string, string | undefined> {
  return new Map(
    [...changes].map(([place, bytes]) => [
      place,
      bytes === undefined || typeof bytes === 'string'
        ? bytes
        : place.endsWith('.csv')
          ? new TextDecoder().decode(bytes)
          : '',
    ]),
  );
}
