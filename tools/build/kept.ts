import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFile } from '#tools/lib/write-file.ts';

const DIGEST_BYTES = 32;

/** File of a page as it was drawn, in the folder that keeps the bundle. */
export const keptPage = (bundle: string, address: string) => join(bundle, 'kept', address, 'page');

/** What a file keeps. */
export const readKept = (file: string) => readFileSync(file).subarray(0, -DIGEST_BYTES);

/** What an earlier build has made of the same things; else it is made, and kept in a file for the next build. */
export async function kept(
  file: string,
  madeOf: unknown,
  make: () => Promise<Buffer> | Promise<string> | string,
): Promise<Buffer> {
  // At the end, so that it is missing from a file that was not written to its end.
  const digest = createHash('sha256').update(JSON.stringify(madeOf)).digest();
  const known = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  if (known.subarray(-DIGEST_BYTES).equals(digest)) return known.subarray(0, -DIGEST_BYTES);
  const made = Buffer.from(await make());
  writeFile(file, Buffer.concat([made, digest]));
  return made;
}
