import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomic } from '#tools/lib/write-atomic.ts';

/**
 * What an earlier build has made of the same things; else it is made, and kept beside the bundle
 * for the next build.
 * @param madeOf all that decides on it, beside the code
 */
export async function madeBefore(
  bundle: string,
  madeOf: readonly unknown[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const name = createHash('sha256').update(JSON.stringify(madeOf)).digest('hex');
  const file = join(bundle, 'made', name);
  if (existsSync(file)) return readFileSync(file);
  const made = await make();
  writeAtomic(file, made);
  return made;
}
