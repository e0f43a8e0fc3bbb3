import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from '#app/features/redirects/schema.ts';
import { writeHosting } from '#tools/hosting/write-hosting.ts';
import { writeFile } from '#tools/lib/write-file.ts';

/** Large enough to be still in transfer when something happens to the server. */
const LARGE_FILE_BYTES = 400_000;

/** The response to each address of a release. */
export type SmallRelease = Record<string, string>;

/**
 * Writes a small build: pages that name their release, a script, a large file, and the rules for
 * all hosts.
 * @param build folder in which `client` and `hosting` are made
 * @param redirects old addresses; by default those of the content
 * @param name in every text, so that a response shows its release
 */
export function writeSmallRelease(
  build: string,
  name: string,
  redirects?: readonly Redirect[],
): SmallRelease {
  const page = (words: string) =>
    `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>${name}</title></head><body>${words} of ${name}</body></html>`;
  const files: Record<string, string> = {
    'index.html': page('Home'),
    'about/index.html': page('About'),
    'ml/index.html': page('Malayalam home'),
    'ml/about/index.html': page('About in Malayalam'),
    '404.html': page('Nothing here'),
    'ml/404.html': page('Nothing here, in Malayalam'),
    [`assets/app-${name}.js`]: `export const release = '${name}';`,
    'documents/large.csv': `${name},`.repeat(LARGE_FILE_BYTES / (name.length + 1)),
  };
  const client = join(build, 'client');
  for (const [file, text] of Object.entries(files)) writeFile(join(client, file), text);
  writeHosting(client, [], redirects);
  // As on shared hosting, where the rules are in the site folder.
  cpSync(join(build, 'hosting/.htaccess'), join(client, '.htaccess'));
  const entries = Object.entries(files).filter(([file]) => !file.endsWith('404.html'));
  return Object.fromEntries(
    entries.map(([file, text]) => [`/${file.replace(/\/?index\.html$/, '')}`, text]),
  );
}
