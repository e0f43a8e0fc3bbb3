import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isoDate, webAddress } from '#app/content/schemas/fields.ts';

/** File of the days on which links answered, below the content folder; written by `npm run check:links`. */
export const CHECKED_LINKS_FILE = 'checked-links.yaml';

/** Addresses outside the site, each with the day on which it last answered. */
export const checkedLinksSchema = z.record(webAddress, isoDate);
export type CheckedLinks = z.infer<typeof checkedLinksSchema>;

const ADDRESS = /https:\/\/[^\s"'<>()[\]{}|]+/g;

/**
 * Every address outside the site that the content names, with the first file that does. Addresses of `.example` stand
 * for the college's own: they are samples and no links to check.
 * @param without files that do not count
 */
export function externalLinks(folder: string, without: readonly string[] = []): Map<string, string> {
  const links = new Map<string, string>();
  const ignored = [CHECKED_LINKS_FILE, ...without];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:yaml|md)$/.test(file) && !ignored.includes(file));
  for (const file of files.sort()) {
    for (const [found] of readFileSync(join(folder, file), 'utf8').matchAll(ADDRESS)) {
      const href = found.replace(/[.,;:]+$/, '');
      if (!links.has(href) && !/\.example\b/.test(href)) links.set(href, file);
    }
  }
  return links;
}
