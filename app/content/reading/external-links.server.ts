import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isoDate, webAddress } from '#app/content/fields.ts';
import { namesBelow } from '#app/lib/names.server.ts';

/**
 * The file in the content folder with the dates on which links responded; written by
 * `node tools/run.mjs check:links`.
 */
export const CHECKED_LINKS_FILE = 'checked-links.yaml';

/** External addresses, each with the date of its last successful response. */
export const checkedLinksSchema = z.record(webAddress, isoDate);
export type CheckedLinks = z.infer<typeof checkedLinksSchema>;

const ADDRESS = /https:\/\/[^\s"'<>()[\]{}|]+/g;

/**
 * All external addresses in the content, each with the first file that contains it. Addresses of
 * `.example` are placeholders for the college's own and are not checked.
 * @param without files to ignore
 * @param read a file as somebody may read it
 */
export function externalLinks(
  folder: string,
  without: readonly string[] = [],
  read = (file: string): string | undefined => readFileSync(join(folder, file), 'utf8'),
): Map<string, string> {
  const links = new Map<string, string>();
  const ignored = [CHECKED_LINKS_FILE, ...without];
  const files = namesBelow(folder, (entry) => entry.isFile() && /\.(?:yaml|md)$/.test(entry.name));
  for (const file of files.filter((name) => !ignored.includes(name))) {
    for (const [found] of (read(file) ?? '').matchAll(ADDRESS)) {
      const href = found.replace(/[.,;:]+$/, '');
      if (!links.has(href) && !/\.example\b/.test(href)) links.set(href, file);
    }
  }
  return links;
}
