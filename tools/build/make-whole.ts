import { renameSync, rmSync } from 'node:fs';

/**
 * Writes a file completely or not at all: a cached file must never be incomplete after an interruption.
 * @param file path of the file; an existing one is replaced
 * @param make writes the file to the given path, in the same folder
 * @throws what `make` throws; the file is then unchanged
 */
export async function makeWhole(file: string, make: (part: string) => unknown): Promise<void> {
  const part = `${file}.part`;
  try {
    await make(part);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  renameSync(part, file);
}
