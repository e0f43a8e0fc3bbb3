import { listAnchors } from '#app/content/pages.server.ts';
import { externalLinks } from '#app/content/reading/external-links.server.ts';
import type { ContentFiles } from '#app/content/reading/files.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { checkTarget } from '#app/content/target-check.server.ts';
import { repeated } from '#app/lib/file-names.ts';
import { splitOwn } from '#app/lib/link-rules.ts';

const FILE = 'redirects.yaml';
/** Every host redirects it to the home page. */
const HOME_FILE = '/index.html';

/** Checks old addresses: no duplicates, none of an existing page, and targets that exist or that the content uses elsewhere. */
export function checkRedirects(site: Site, files: ContentFiles): void {
  if (site.redirects.length === 0) return;
  const anchors = listAnchors(site);
  const outside = externalLinks(files.folder, [FILE]);
  // nginx ignores case in its list of redirects: such an entry would redirect a page to itself endlessly.
  const taken = new Set([HOME_FILE, ...anchors.keys()].map((path) => path.toLowerCase()));
  for (const from of repeated(site.redirects.map((redirect) => redirect.from))) {
    files.report({ file: FILE, field: 'from', expected: 'each value once', found: `"${from.toLowerCase()}" twice` });
  }
  for (const [index, { from, to }] of site.redirects.entries()) {
    const key = from.toLowerCase();
    if (taken.has(splitOwn(key).path)) files.report({ file: FILE, field: `[${index}].from`, expected: 'an address without a page', found: from });
    const field = `[${index}].to`;
    if (to.startsWith('/')) checkTarget(anchors, FILE, field, to, (problem) => files.report(problem));
    else if (!outside.has(to)) files.report({ file: FILE, field, expected: 'a page of this site, or an address that a page links to', found: to });
  }
}
