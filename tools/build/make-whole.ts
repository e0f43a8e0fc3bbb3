import { renameSync, rmSync } from 'node:fs';

/**
 * Makes a file that is whole or not there: what is made once and kept must not be kept half when the making breaks off.
 * @param file path of the file; one that is there already is replaced
 * @param make writes the file to the path it is given, in the same folder
 * @throws what `make` throws; the file is then as it was
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
