import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { rename } from './rename.mjs';

/**
 * Writes a file completely or not at all, also when the power fails; its folder is made if it is
 * missing.
 * @throws what the file system throws; an existing file is then unchanged
 */
export function writeAtomic(file: string, content: string | Uint8Array): void {
  const part = `${file}.part`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    const handle = openSync(part, 'w');
    try {
      writeFileSync(handle, content);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    rename(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}
