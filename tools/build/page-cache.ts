import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linkOrCopy } from '#tools/lib/link-or-copy.ts';
import { writeFile } from '#tools/lib/write-file.ts';
import type { PageText } from './page-text.ts';

const DIGEST_BYTES = 32;

/** What the build needs of a page beside its file. */
type PageNotes = {
  /** What the search finds in it. */
  text?: PageText;
  /** Of its inline scripts, for the policy of the site. */
  sources: readonly string[];
};

/**
 * Writes a page as an earlier build has made it of the same things; else it is made, and kept
 * beside the bundle for the next build. The two are one file on the disk, into which nothing
 * writes.
 * @param file in the new site, not there yet
 */
export function writeCachedPage(
  bundle: string,
  address: string,
  madeOf: unknown,
  file: string,
  make: () => PageNotes & { html: string },
): PageNotes {
  // All in one folder: making one for each page takes as long as writing it.
  const page = join(bundle, 'pages', `${address.replaceAll('/', '~')}.html`);
  const notes = `${page}.json`;
  const digest = createHash('sha256').update(JSON.stringify(madeOf)).digest();
  const known = existsSync(notes) ? readFileSync(notes) : Buffer.alloc(0);
  mkdirSync(dirname(file), { recursive: true });
  // At the end, so that it is missing from notes that were not written to their end.
  if (known.subarray(-DIGEST_BYTES).equals(digest)) {
    const { bytes, ...kept } = JSON.parse(known.subarray(0, -DIGEST_BYTES).toString());
    if (statSync(page, { throwIfNoEntry: false })?.size === bytes) {
      linkOrCopy(page, file);
      return kept;
    }
  }
  const { html, ...made } = make();
  const content = Buffer.from(html);
  writeFileSync(file, content);
  // The notes go first: an interrupted build leaves none of another page.
  for (const old of [notes, page]) rmSync(old, { force: true });
  const said = JSON.stringify({ bytes: content.length, ...made });
  writeFile(notes, Buffer.concat([Buffer.from(said), digest]));
  linkOrCopy(file, page);
  return made;
}
