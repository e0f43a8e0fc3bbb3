import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeHashed } from '../write-hashed.ts';
import { moveStyles } from './page-styles.ts';
import { scriptHashesOf, scriptSource, withOwnPolicy } from './policy.ts';

/** What a page with the app is known by. */
const APP = '<script data-app=';

/** Inline scripts of the site: that of pages with the app, and that of pages without. More would mean that one differs from page to page. */
const MOST_SCRIPTS = 6;

/**
 * Makes finished pages fit the policy: no style attributes, each with the policy for its own inline scripts. The last step that may change HTML.
 * @param client folder of the built site
 * @param laterScript text of the script that pages with the app add when they have come to life
 * @returns sources of all inline scripts, for the header
 * @throws Error when inline scripts differ from page to page: the header would grow with the site
 */
export function securePages(client: string, laterScript: string): string[] {
  const files = globSync('**/*.html', { cwd: client }).sort();
  const read = new Map(files.map((file) => [file, readFileSync(join(client, file), 'utf8')]));
  const { pages } = moveStyles(read, (css) => writeHashed(client, 'styles', 'css', css));
  const hashes = [...new Set([...pages.values()].flatMap(scriptHashesOf))].sort();
  if (hashes.length > MOST_SCRIPTS) throw new Error(`${hashes.length} different inline scripts: data must stand in attributes or files`);
  const later = scriptSource(laterScript);
  for (const [file, html] of pages) writeFileSync(join(client, file), withOwnPolicy(html, html.includes(APP) ? [later] : []));
  return [...hashes, later];
}
