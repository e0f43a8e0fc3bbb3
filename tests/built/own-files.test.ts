import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownFiles } from '#app/features/redirects/own-files.server.ts';
import { encodePath } from '#app/lib/encoded-path.ts';
import { getSite } from '#app/site.ts';

const isFile = ownFiles(getSite());

it('no old address may replace a file of the built site; those of pages are refused as pages', () => {
  const files = globSync('build/client/**/*.*')
    .map((file) => file.replaceAll('\\', '/').replace('build/client', ''))
    .filter((path) => !/\.(?:br|gz|dcb)$|\/index\.html$|^\/\.well-known\//.test(path));
  expect(files.length).toBeGreaterThan(500);
  const free = files.filter((path) => !isFile(encodePath(path) ?? path));
  expect(free).toEqual([]);
});

it('nor that by which pages are compressed, which only a full build makes', () => {
  expect(isFile('/assets/shell-en-0123abcd.txt')).toBe(true);
});

it.each([
  '/documents/prospectus-2019.pdf',
  '/assets/docs/rules.pdf',
  '/assets/notes.txt',
  '/calendar/2024.html',
  '/data/results.php',
  '/feeds/rss.xml',
  '/sitemap.html',
  '/search.php',
])('an old site may have had %s', (path) => {
  expect(isFile(path)).toBe(false);
});
