import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
  const files = globSync('**/*.html', { cwd: client }).sort();
  const pages = new Map(files.map((file) => [file, readFileSync(join(client, file), 'utf8')]));
  const styled = [...pages].find(([, html]) => STYLED_TAG.test(html));
  if (styled) throw new Error(`${styled[0]} has a style attribute, which the policy forbids: use a data attribute or an SVG attribute`);
  const hashes = [...new Set([...pages.values()].flatMap(scriptHashesOf))].sort();
  if (hashes.length > MAX_SCRIPTS) throw new Error(`${hashes.length} different inline scripts: data must stand in attributes or files`);
  for (const [file, html] of pages) writeFileSync(join(client, file), withOwnPolicy(html));
  return hashes;
}
