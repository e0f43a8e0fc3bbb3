import { chmodSync, constants, copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { namesBelow } from '#app/lib/names.server.ts';

/**
 * What a web server, which is another user, may read, whatever the rules for new files of this
 * machine are.
 */
export const FOLDER_MODE = 0o755;
export const FILE_MODE = 0o644;

/** Makes a folder, and those above it that are missing, which everybody may read. */
export function makeOpenFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeOpenFolder(dirname(folder));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, FOLDER_MODE);
}

/**
 * Copies a file so that everybody may read it. A link in its place goes, also a hard one: the file
 * that it shares with a backup stays as it is.
 */
export function copyOpen(file: string, target: string): void {
  makeOpenFolder(dirname(target));
  rmSync(target, { force: true });
  copyFileSync(file, target, constants.COPYFILE_FICLONE);
  letRead(target);
}

/** Lets everybody read a file. */
export function letRead(file: string): void {
  chmodSync(file, FILE_MODE);
}

/** Paths of all files in a folder, with slashes. */
export function filesIn(folder: string): string[] {
  return namesBelow(folder, (entry) => !entry.isDirectory());
}
