import { resolve } from 'node:path';

/** The content folder; benchmarks and tests can use another one. */
const FOLDER = resolve(process.env.CONTENT_DIR ?? 'content');

/** The content folder of this build. */
export function contentFolder(): string {
  return FOLDER;
}
