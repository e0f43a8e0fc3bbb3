import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentMeasure, MEASURES_FILE } from '#app/content/reading/collections.server.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { attachedFiles, printedTexts } from '#desk/files/attached-files.ts';
import { type Changes, readJson, writeWhole } from './safe-files.ts';

/** Checked files waiting until their sender saves the entry that uses them: they are added to the content in the same commit. */
export class Uploads {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param place path below the content folder */
  keep(user: string, place: string, bytes: Uint8Array, measure?: DocumentMeasure): void {
    writeWhole(this.#file(user, place), bytes);
    if (measure) writeWhole(`${this.#file(user, place)}.json`, JSON.stringify(measure));
  }

  read(user: string, place: string): Buffer | undefined {
    try {
      return readFileSync(this.#file(user, place));
    } catch {
      return undefined;
    }
  }

  /** Files added and removed with a change of an entry: waiting files that it uses, and files that it no longer uses. */
  changes(content: ContentFolder, user: string, kind: string, id: string, before: unknown, after: unknown): Changes {
    const [old, now] = [before, after].map((value) => attachedFiles(kind, id, value));
    const coming = (now ?? []).flatMap((place): [string, Uint8Array][] => {
      const bytes = this.read(user, place);
      return bytes ? [[place, bytes]] : [];
    });
    const texts = kind === 'documents' && after === undefined ? printedTexts(content, id) : [];
    const going = [...(old ?? []), ...texts].filter((place) => !now?.includes(place)).map((place): [string, undefined] => [place, undefined]);
    const files = new Map<string, Uint8Array | undefined>([...coming, ...going]);
    return new Map<string, string | Uint8Array | undefined>([...files, ...this.#measures(content, user, files)]);
  }

  /** Removes waiting files that were added to the content or are no longer needed. */
  forget(user: string, places: Iterable<string>): void {
    for (const place of places) for (const end of ['', '.json']) rmSync(this.#file(user, place) + end, { force: true });
  }

  #measures(content: ContentFolder, user: string, files: Changes): [string, string][] {
    const documents = [...files.keys()].filter((place) => place.startsWith('documents/files/'));
    if (documents.length === 0) return [];
    const measures: Record<string, unknown> = JSON.parse(content.read(MEASURES_FILE) ?? '{}');
    for (const place of documents) {
      const name = place.slice('documents/files/'.length);
      const measure = files.get(place) === undefined ? undefined : readJson(`${this.#file(user, place)}.json`);
      if (measure === undefined) delete measures[name];
      else measures[name] = measure;
    }
    return [[MEASURES_FILE, `${JSON.stringify(measures, null, 2)}\n`]];
  }

  /** Names from users are never used as file names. */
  #file(user: string, place: string): string {
    return join(this.#folder, createHash('sha256').update(`${user}:${place}`).digest('hex').slice(0, 24));
  }
}

/** Changes for the content check, which checks only whether a picture exists. */
export function asTexts(changes: Changes): ReadonlyMap<string, string | undefined> {
  return new Map([...changes].map(([place, bytes]) => [place, bytes === undefined || typeof bytes === 'string' ? bytes : '']));
}
