import { resolve } from 'node:path';

/** The content folder of this build; benchmarks and tests can use another one. */
export function contentFolder(): string {
  return resolve(process.env.CONTENT_DIR ?? 'content');
}
