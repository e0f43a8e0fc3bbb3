import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the system says when a folder cannot be renamed: it lies on another file system or in a layer of an image, or is itself a mount. */
const NOT_TO_BE_RENAMED = ['EXDEV', 'EBUSY'];

/**
 * Makes a folder anew, so that nothing is lost when making it fails: it is filled elsewhere and takes the old one's place when it is complete.
 * Where a folder cannot be renamed, the complete one is copied over the old one instead, which takes longer than one step.
 * @param target folder to replace; it may not exist yet
 * @param workplace folder to fill, best on the same disk; what a crash left there goes
 * @throws what `fill` throws; the old folder is then as it was, and what was filled is gone, so that a full disk has room again
 */
export async function replaceFolder(target: string, workplace: string, fill: (folder: string) => Promise<void>): Promise<void> {
  restoreFolder(target, workplace);
  rmSync(workplace, { recursive: true, force: true });
  mkdirSync(workplace, { recursive: true });
  try {
    await fill(workplace);
    mkdirSync(dirname(target), { recursive: true });
    takePlace(workplace, target);
  } catch (error) {
    restoreFolder(target, workplace);
    rmSync(workplace, { recursive: true, force: true });
    throw error;
  }
  rmSync(oldPlace(workplace), { recursive: true, force: true });
}

function takePlace(workplace: string, target: string): void {
  try {
    if (existsSync(target)) renameSync(target, oldPlace(workplace));
    renameSync(workplace, target);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && NOT_TO_BE_RENAMED.includes(String(error.code)))) throw error;
    restoreFolder(target, workplace);
    copyOver(workplace, target);
    rmSync(workplace, { recursive: true });
  }
}

/**
 * Makes `target` hold what `source` holds. The files at its top go first and come back last, the stamp of the build among them: a copy that
 * breaks off does not look complete.
 */
function copyOver(source: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const { name } of readdirSync(target, { withFileTypes: true }).filter((entry) => !entry.isDirectory())) rmSync(join(target, name));
  removeOthers(source, target);
  const names = readdirSync(source).sort();
  const folders = names.filter((name) => statSync(join(source, name)).isDirectory());
  for (const name of new Set([...folders, ...names])) cpSync(join(source, name), join(target, name), { recursive: true, preserveTimestamps: true });
}

/** Removes from `target` what `source` does not hold, or holds as another kind of file. */
function removeOthers(source: string, target: string): void {
  for (const entry of readdirSync(target, { withFileTypes: true })) {
    const place = join(target, entry.name);
    const wanted = statSync(join(source, entry.name), { throwIfNoEntry: false });
    if (!wanted || wanted.isDirectory() !== entry.isDirectory()) rmSync(place, { recursive: true });
    else if (entry.isDirectory()) removeOthers(join(source, entry.name), place);
  }
}

/**
 * Puts things in order after a crash in {@link replaceFolder}: between its two renames, which the system does not do as one, the old folder
 * lies beside the workplace and nothing in its place. It goes back there; what is left over of it later goes.
 */
export function restoreFolder(target: string, workplace: string): void {
  const old = oldPlace(workplace);
  if (!existsSync(target) && existsSync(old)) renameSync(old, target);
  rmSync(old, { recursive: true, force: true });
}

function oldPlace(workplace: string): string {
  return `${workplace}-old`;
}
