import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptHashesOf, withOwnPolicy } from './policy.ts';

/** A style attribute; where a text speaks of one, its bracket is written as `&lt;`. */
const STYLED_TAG = /<[a-z][^<>]*? style="/;

/** Inline scripts of the site: that of pages with the app, and that of pages without. More would mean that one differs from page to page. */
const MOST_SCRIPTS = 6;

/**
 * Makes finished pages fit the policy: each with the policy for its own inline scripts. The last step that may change HTML.
 * @param client folder of the built site
 * @returns sources of all inline scripts, for the header
 * @throws Error when a page has a style attribute, or inline scripts differ from page to page: the header would grow with the site
 */
export function securePages(client: string): string[] {
  const files = globSync('**/*.html', { cwd: client }).sort();
  const pages = new Map(files.map((file) => [file, readFileSync(join(client, file), 'utf8')]));
  const styled = [...pages].find(([, html]) => STYLED_TAG.test(html));
  if (styled) throw new Error(`${styled[0]} has a style attribute, which the policy forbids: use a data attribute or an SVG attribute`);
  const hashes = [...new Set([...pages.values()].flatMap(scriptHashesOf))].sort();
  if (hashes.length > MOST_SCRIPTS) throw new Error(`${hashes.length} different inline scripts: data must stand in attributes or files`);
  for (const [file, html] of pages) writeFileSync(join(client, file), withOwnPolicy(html));
  return hashes;
}
