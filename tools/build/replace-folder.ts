import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeFolder } from '#tools/lib/remove-folder.ts';
import { rename } from '#tools/lib/rename.mjs';

/**
 * Error codes for folders that cannot be renamed: on another file system, in an image layer, a
 * mount point, or on Windows with an open file.
 */
const NOT_TO_BE_RENAMED = ['EXDEV', 'EBUSY', 'EPERM'];

/**
 * Replaces a folder safely: it is filled elsewhere and moved into place only when complete.
 * If the folder cannot be renamed, the complete one is copied in the place of the old one, which is
 * not atomic.
 * @param target folder to replace; it need not exist
 * @param workplace folder to fill, preferably on the same disk; leftovers of a crash are deleted
 * @throws what `fill` throws; the old folder is then unchanged, and the new files are deleted to
 *   free disk space
 */
export async function replaceFolder(
  target: string,
  workplace: string,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  restoreFolder(target, workplace);
  removeFolder(workplace);
  mkdirSync(workplace, { recursive: true });
  try {
    await fill(workplace);
    mkdirSync(dirname(target), { recursive: true });
    takePlace(workplace, target);
  } catch (error) {
    restoreFolder(target, workplace);
    removeFolder(workplace);
    throw error;
  }
  removeFolder(oldPlace(workplace));
}

function takePlace(workplace: string, target: string): void {
  try {
    if (existsSync(target)) rename(target, oldPlace(workplace));
    rename(workplace, target);
  } catch (error) {
    if (
      !(error instanceof Error && 'code' in error && NOT_TO_BE_RENAMED.includes(String(error.code)))
    )
      throw error;
    restoreFolder(target, workplace);
    copyOver(workplace, target);
    removeFolder(workplace);
  }
}

/**
 * The files at the top, the build stamp among them, are removed first and copied last, so that an
 * interrupted copy does not look complete.
 */
function copyOver(source: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const name of filesFirst(target)) removeFolder(join(target, name));
  for (const name of filesFirst(source).reverse())
    cpSync(join(source, name), join(target, name), { recursive: true, preserveTimestamps: true });
}

function filesFirst(folder: string): string[] {
  const { file = [], folder: folders = [] } = Object.groupBy(
    readdirSync(folder, { withFileTypes: true }),
    (entry) => (entry.isDirectory() ? 'folder' : 'file'),
  );
  return [...file, ...folders].map(({ name }) => name);
}

/**
 * Recovers from a crash in {@link replaceFolder}: between its two renames, which are not atomic
 * together, the old folder is next to the workplace and the target is missing. It is moved back;
 * leftovers are deleted later.
 */
export function restoreFolder(target: string, workplace: string): void {
  const old = oldPlace(workplace);
  if (!existsSync(target) && existsSync(old)) rename(old, target);
  removeFolder(old);
}

function oldPlace(workplace: string): string {
  return `${workplace}-old`;
}
