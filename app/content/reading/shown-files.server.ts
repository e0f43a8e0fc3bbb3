import { readFileSync } from 'node:fs';

/** The bundled pages and the desk have this module twice, in one process. */
const SHOWN = Symbol.for('files shown in the place of those of the content, by path');
const shared = globalThis as { [SHOWN]?: ReadonlyMap<string, Buffer> };

/** Lets the pages of this process show files that are not in the content yet, such as a photograph that waits for its entry to be saved. */
export function showFiles(files: ReadonlyMap<string, Buffer>): void {
  shared[SHOWN] = files;
}

/** Whether another file is shown in the place of this one. */
export function isShown(path: string): boolean {
  return shared[SHOWN]?.has(path) ?? false;
}

/** The bytes of a file of the content, or of the one that is shown in its place. */
export function readShown(path: string): Buffer {
  return shared[SHOWN]?.get(path) ?? readFileSync(path);
}
