import { externalLinks } from '#app/content/reading/external-links.server.ts';
import type { ContentFiles } from '#app/content/reading/files.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { checkTarget, targetsOf } from '#app/content/target-check.server.ts';
import { givenTwice } from '#app/lib/expected.ts';
import { repeated } from '#app/lib/file-names.ts';
import { splitOwn } from '#app/lib/link-rules.ts';
import { NO_OWN_FILE, ownFiles } from './own-files.server.ts';

const FILE = 'redirects.yaml';
/**
 * Checks old addresses: no duplicates, none of an existing page or file, and targets that exist or
 * that the content uses elsewhere.
 */
export function checkRedirects(site: Site, files: ContentFiles): void {
  if (site.redirects.length === 0) return;
  const targets = targetsOf(site);
  // Every file is read for it, so only where an old address leads outside.
  const outside = site.redirects.some(({ to }) => !to.startsWith('/'))
    ? externalLinks(files.folder, [FILE])
    : new Map<string, string>();
  // nginx ignores case in its list of redirects: such an entry would redirect a page to itself
  // endlessly.
  const taken = new Set([...targets.anchors.keys()].map((path) => path.toLowerCase()));
  const isFile = ownFiles(site);
  for (const from of repeated(site.redirects.map((redirect) => redirect.from))) {
    files.report({ file: FILE, path: ['from'], ...givenTwice(from.toLowerCase()) });
  }
  for (const [index, { from, to }] of site.redirects.entries()) {
    const key = from.toLowerCase();
    const { path: old } = splitOwn(key);
    if (isFile(old))
      files.report({
        file: FILE,
        path: [index, 'from'],
        expected: NO_OWN_FILE,
        found: from,
      });
    else if (taken.has(old))
      files.report({
        file: FILE,
        path: [index, 'from'],
        expected: { en: 'an address without a page', ml: 'ഒരു പേജിനും ഇല്ലാത്ത വിലാസം' },
        found: from,
      });
    const path = [index, 'to'];
    if (to.startsWith('/'))
      checkTarget(targets, FILE, path, to, (problem) => files.report(problem));
    else if (!outside.has(to))
      files.report({
        file: FILE,
        path,
        expected: {
          en: 'a page of this site, or an address that a page links to',
          ml: 'ഈ സൈറ്റിലെ പേജ്, അല്ലെങ്കിൽ ഒരു പേജിലെ ലിങ്ക്',
        },
        found: to,
      });
  }
}
