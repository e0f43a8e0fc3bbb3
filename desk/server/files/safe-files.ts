import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { removeFolder } from '#tools/lib/remove-folder.ts';
import { rename } from '#tools/lib/rename.mjs';
import { writeAtomic } from '#tools/lib/write-atomic.ts';

/** Files to be written; `undefined` is one to be removed. */
export type Changes = ReadonlyMap<string, string | Uint8Array | undefined>;

/**
 * Replaces changed files: all or none. New texts are first written elsewhere, where a full disk
 * does no harm, and old ones are moved aside, so that taking everything back needs no room.
 * @param aside an empty folder on the same disk
 * @returns takes all changes back
 */
export function replaceFiles(content: ContentFolder, changes: Changes, aside: string): () => void {
  removeFolder(aside);
  mkdirSync(aside, { recursive: true });
  const files = [...changes].map(([file, text], index) => ({
    path: content.pathOf(file),
    text,
    next: join(aside, `${index}.new`),
    old: join(aside, `${index}.old`),
  }));
  for (const { path, text, next } of files)
    if (text !== undefined) writeAtomic(next, typeof text === 'string' ? asIn(path, text) : text);
  const done: typeof files = [];
  const undo = () => {
    for (const { path, old } of done.toReversed()) {
      rmSync(path, { force: true });
      if (existsSync(old)) rename(old, path);
    }
  };
  try {
    for (const file of files) {
      mkdirSync(dirname(file.path), { recursive: true });
      if (lstatSync(file.path, { throwIfNoEntry: false })) rename(file.path, file.old);
      done.push(file);
      if (file.text !== undefined) rename(file.next, file.path);
    }
  } catch (error) {
    undo();
    throw error;
  }
  return undo;
}

/** A text with the line ends that its file has, so that one changed value is one changed line. */
function asIn(path: string, text: string): string {
  const isOfWindows = existsSync(path) && readFileSync(path, 'utf8').includes('\r\n');
  return isOfWindows ? text.replaceAll('\n', '\r\n') : text;
}

/** The data of a JSON file of the desk; `undefined` if it is missing or damaged. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The name of a file for a text from users, which is never used as one itself. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
