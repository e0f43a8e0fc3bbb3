import { rmSync } from 'node:fs';

/**
 * Removes a folder with all in it, if it is there. On Windows it is tried again for a second and a
 * half while a virus scanner or another program has a file of it open.
 */
export function removeFolder(folder: string): void {
  const maxRetries = process.platform === 'win32' ? 5 : 0;
  rmSync(folder, { recursive: true, force: true, maxRetries });
}
