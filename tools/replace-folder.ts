import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder anew, so that nothing is lost when making it fails: it is filled elsewhere and takes the old one's place when it is complete.
 * @param target folder to replace; it may not exist yet
 * @param workplace folder to fill, on the same disk; what a crash left there goes
 * @throws what `fill` throws; the old folder is then as it was, and what was filled is gone, so that a full disk has room again
 */
export async function replaceFolder(target: string, workplace: string, fill: (folder: string) => Promise<void>): Promise<void> {
  restoreFolder(target, workplace);
  rmSync(workplace, { recursive: true, force: true });
  mkdirSync(workplace, { recursive: true });
  try {
    await fill(workplace);
    mkdirSync(dirname(target), { recursive: true });
    if (existsSync(target)) renameSync(target, oldPlace(workplace));
    renameSync(workplace, target);
  } catch (error) {
    restoreFolder(target, workplace);
    rmSync(workplace, { recursive: true, force: true });
    throw error;
  }
  rmSync(oldPlace(workplace), { recursive: true, force: true });
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
