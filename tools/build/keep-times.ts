import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Gives each file that is as it was in the build before the time that it had there. Servers make ETag and Last-Modified from that time: a visitor's
 * browser keeps what has not changed, and rsync sends none of it.
 * @param before the same folder as an earlier build left it; it need not exist
 * @returns how many files are new or have changed
 */
export function keepTimes(folder: string, before: string): number {
  let changed = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const old = join(before, file.slice(folder.length));
    if (isSameFile(file, old)) {
      const { atime, mtime } = statSync(old);
      utimesSync(file, atime, mtime);
    } else changed += 1;
  }
  return changed;
}

/** True when both are there and hold the same bytes. */
export function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }));
  return a?.isFile() === true && b?.isFile() === true && a.size === b.size && readFileSync(one).equals(readFileSync(other));
}
