import { createHash } from 'node:crypto';

/** The name of a file for a text from users, which is never used as one itself. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
