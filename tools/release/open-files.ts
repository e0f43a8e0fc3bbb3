import { chmodSync, constants, copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a web server, which is another user, may read, whatever the rules for new files of this machine are. */
const FOLDER_MODE = 0o755;
const FILE_MODE = 0o644;

/** Makes a folder, and those above it that are missing, which everybody may read. */
export function makeOpenFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; ; made = dirname(made)) {
    chmodSync(made, FOLDER_MODE);
    if (made === first) return;
  }
}

/** Copies a file so that everybody may read it. */
export function copyOpen(file: string, target: string): void {
  makeOpenFolder(dirname(target));
  copyFileSync(file, target, constants.COPYFILE_FICLONE);
  letRead(target);
}

/** Lets everybody read a file. */
export function letRead(file: string): void {
  chmodSync(file, FILE_MODE);
}

/** Paths of all files in a folder, with slashes. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}
