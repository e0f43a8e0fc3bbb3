import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesLike } from '#app/lib/names.server.ts';
import { scriptHashesOf, withOwnPolicy } from './policy.ts';

/** A style attribute; in displayed text the bracket is written as `&lt;`. */
const STYLED_TAG = /<[a-z][^<>]*? style="/;

/** The inline scripts of the site: those of pages with and without the app. More would mean that one differs from page to page. */
const MAX_SCRIPTS = 6;

/**
 * Adds to each finished page the policy for its inline scripts. The last step that may change HTML.
 * @param client folder of the built site
 * @returns sources of all inline scripts, for the header
 * @throws Error if a page has a style attribute, or if inline scripts differ between pages, which would make the header grow
 */
export function securePages(client: string): string[] {
  const hashes = new Set<string>();
  // One at a time: a large site has gigabytes of pages.
  for (const file of namesLike('**/*.html', client)) {
    const html = readFileSync(join(client, file), 'utf8');
    if (STYLED_TAG.test(html))
      throw new Error(
        `${file} has a style attribute, which the policy forbids: use a data attribute or an SVG attribute`,
      );
    const own = scriptHashesOf(html);
    for (const hash of own) hashes.add(hash);
    if (hashes.size > MAX_SCRIPTS)
      throw new Error(
        `${file}: more than ${MAX_SCRIPTS} different inline scripts: data must stand in attributes or files`,
      );
    writeFileSync(join(client, file), withOwnPolicy(html, own));
  }
  return [...hashes].sort();
}
