import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFile } from '#tools/lib/write-file.ts';

const folders: string[] = [];

/** A folder of a test with these files, by their paths; removed after the tests of the file. */
export function newFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  folders.push(folder);
  for (const [file, source] of Object.entries(files)) writeFile(join(folder, file), source);
  return folder;
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
