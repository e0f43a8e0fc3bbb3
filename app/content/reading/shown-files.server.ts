import { readFileSync } from 'node:fs';

let shown: ReadonlyMap<string, Buffer> = new Map();

/** Lets the pages of this process show files that are not in the content yet, such as a photograph that waits for its entry to be saved. */
export function showFiles(files: ReadonlyMap<string, Buffer>): void {
  shown = files;
}

/** Whether another file is shown in the place of this one. */
export function isShown(path: string): boolean {
  return shown.has(path);
}

/** The bytes of a file of the content, or of the one that is shown in its place. */
export function readShown(path: string): Buffer {
  return shown.get(path) ?? readFileSync(path);
}
