import { cpSync, linkSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** A hard link needs no space and keeps the time of the file, from which servers make its ETag. Neither of the two may be written into later. */
export function linkOrCopy(file: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  try {
    linkSync(file, target);
  } catch {
    // A file of another user, or a disk without hard links.
    cpSync(file, target, { preserveTimestamps: true });
  }
}
