import { resolve } from 'node:path';

/** Folder of the content; another one can be named for benchmarks and tests. */
const FOLDER = resolve(process.env.CONTENT_DIR ?? 'content');

/** The content folder of this build. */
export function contentFolder(): string {
  return FOLDER;
}
