import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFile } from '#tools/lib/write-file.ts';
import type { PageText } from './page-text.ts';

const DIGEST_BYTES = 32;

/** A page as it was drawn, and what the search finds in it. */
export type CachedPage = { html: string; text?: PageText };

/** All in one folder: making one for each page takes as long as writing it. */
const fileOf = (bundle: string, address: string) =>
  join(bundle, 'pages', address.replaceAll('/', '~'));

/** A page as this build or an earlier one has drawn it. */
export function readCachedPage(bundle: string, address: string): CachedPage {
  return contentOf(readFileSync(fileOf(bundle, address)));
}

/**
 * What an earlier build has made of the same things; else it is made, and kept beside the bundle
 * for the next build.
 */
export function cachedPage(
  bundle: string,
  address: string,
  madeOf: unknown,
  make: () => CachedPage,
): CachedPage {
  const file = fileOf(bundle, address);
  // At the end, so that it is missing from a file that was not written to its end.
  const digest = createHash('sha256').update(JSON.stringify(madeOf)).digest();
  const known = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  if (known.subarray(-DIGEST_BYTES).equals(digest)) return contentOf(known);
  const made = make();
  const text = made.text ? JSON.stringify(made.text) : '';
  writeFile(file, Buffer.concat([Buffer.from(`${text}\n${made.html}`), digest]));
  return made;
}

/** The text of the search is the first line. */
function contentOf(file: Buffer): CachedPage {
  const content = file.subarray(0, -DIGEST_BYTES).toString();
  const end = content.indexOf('\n');
  return {
    html: content.slice(end + 1),
    ...(end > 0 && { text: JSON.parse(content.slice(0, end)) }),
  };
}
