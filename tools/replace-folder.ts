import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder anew, so that nothing is lost when making it fails: it is filled elsewhere and takes the old one's place when it is complete.
 * @param target folder to replace; it may not exist yet
 * @param workplace folder to fill, on the same disk; what a crash left there goes
 * @throws what `fill` throws; the old folder is then as it was
 */
export async function replaceFolder(target: string, workplace: string, fill: (folder: string) => Promise<void>): Promise<void> {
  const old = `${workplace}-old`;
  rmSync(workplace, { recursive: true, force: true });
  mkdirSync(workplace, { recursive: true });
  await fill(workplace);
  mkdirSync(dirname(target), { recursive: true });
  rmSync(old, { recursive: true, force: true });
  moveIfThere(target, old);
  renameSync(workplace, target);
  rmSync(old, { recursive: true, force: true });
}

function moveIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
