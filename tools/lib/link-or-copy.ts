import { cpSync, linkSync } from 'node:fs';

/**
 * A hard link needs no space and keeps the time of the file, from which servers make its ETag.
 * Neither of the two may be written into later.
 */
export function linkOrCopy(file: string, target: string): void {
  try {
    linkSync(file, target);
  } catch {
    // A file of another user, a disk without hard links, or a folder that is not there yet.
    cpSync(file, target, { preserveTimestamps: true });
  }
}
