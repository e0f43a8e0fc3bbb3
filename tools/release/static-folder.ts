import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { labelsFor } from '#app/content/labels.ts';
import { FIRST, LOCALES, type Locale } from '#app/i18n/locale.ts';
import { refusing } from '#tools/hosting/apache.ts';
import type { HostRules } from '#tools/hosting/rules.ts';
import { writeAtomic } from '#tools/lib/write-atomic.ts';
import { writeFile } from '#tools/lib/write-file.ts';
import { ASSETS } from './release-folder.ts';

const run = promisify(execFile);

/** Names that are printed; the list has all. */
const MAX_NAMED = 20;

/**
 * Writes a folder for a static host.
 * @param kind `static` for hosts that read `_headers` and `_redirects`; `pages` for those that read neither: old addresses are pages there that lead on
 */
export function writeStaticFolder(build: string, folder: string, kind: 'static' | 'pages'): void {
  const isOther =
    existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, 'health.txt'));
  if (isOther)
    throw new Error(
      `${folder} contains other files than a release of this site. Choose a new folder.`,
    );
  rmSync(folder, { recursive: true, force: true });
  const isPages = kind === 'pages';
  // Hosts without rules never send the compressed copies.
  cpSync(join(build, 'client'), folder, {
    recursive: true,
    filter: (file) => !(isPages && /\.(?:br|gz)$/.test(file)),
  });
  if (!isPages)
    for (const name of ['_headers', '_redirects'])
      cpSync(join(build, 'hosting', name), join(folder, name));
  for (const [path, text] of Object.entries(isPages ? redirectPages(build, folder) : {}))
    writeFile(join(folder, path), text);
}

/** Pages at old addresses, and `.nojekyll`, without which GitHub Pages leaves out files that start with a dot or underscore. */
function redirectPages(build: string, folder: string): Record<string, string> {
  const { languages = LOCALES, redirects } = JSON.parse(
    readFileSync(join(build, 'hosting/rules.json'), 'utf8'),
  ) as HostRules;
  // Such a host decodes an address before it looks for a file.
  const decoded = redirects.map((rule) => ({ ...rule, from: decodeURIComponent(rule.from) }));
  const own = decoded.filter(
    ({ from, query }) =>
      query === undefined && !from.endsWith('/index.html') && !existsSync(join(folder, from)),
  );
  return {
    '.nojekyll': '',
    ...Object.fromEntries(
      own.map(({ from, to }) => [
        /\.html?$/.test(from) ? from.slice(1) : join(from, 'index.html'),
        redirectPage(to, languages),
      ]),
    ),
  };
}

function redirectPage(to: string, languages: readonly Locale[]): string {
  const href = to.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const links = languages.map(
    (locale) =>
      `<a${locale === FIRST ? '' : ` lang="${locale}"`} href="${href}">${labelsFor('not-found', locale).pageMoved}</a>`,
  );
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${href}"><link rel="canonical" href="${href}"><title>Moved</title><p>${links.join(' ')}</p></html>\n`;
}

/**
 * Writes a ZIP file with the site and its `.htaccess`, to be extracted in the folder of a shared host. Extracting deletes nothing, so the
 * `.htaccess` refuses what earlier ZIP files had and this one has not.
 * @returns a sentence about what can be deleted there; empty if that is nothing
 */
export async function writeZip(build: string, zip: string): Promise<string> {
  const part = resolve(`${zip}.part.zip`);
  const rules = mkdtempSync(join(tmpdir(), 'college-rules-'));
  mkdirSync(dirname(part), { recursive: true });
  rmSync(part, { force: true });
  const gone = goneSince(`${zip}.files.json`, addressesIn(join(build, 'client')));
  writeFileSync(
    join(rules, '.htaccess'),
    refusing(readFileSync(join(build, 'hosting/.htaccess'), 'utf8'), gone),
  );
  const options = { maxBuffer: 64 * 1024 * 1024 };
  try {
    await run('zip', ['-qrX', part, '.'], { ...options, cwd: join(build, 'client') });
    await run('zip', ['-qX', part, '.htaccess'], { ...options, cwd: rules });
    renameSync(part, resolve(zip));
  } finally {
    rmSync(part, { force: true });
    rmSync(rules, { recursive: true });
  }
  const list = `${zip}.delete.txt`;
  if (gone.length === 0) rmSync(list, { force: true });
  else writeAtomic(list, `${gone.join('\n')}\n`);
  return gone.length === 0
    ? ''
    : `\nSome pages and files of earlier ZIP files are no longer part of the site and are not served any more. They can be deleted on the host (all: ${list}):\n  ${gone.slice(0, MAX_NAMED).join('\n  ')}`;
}

/** Pages by their folder, and files with their compressed copies, which a host would go on sending; without hashed files, which nothing leads to any more. */
function addressesIn(client: string): string[] {
  const files = readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map(({ parentPath, name }) =>
    relative(client, join(parentPath, name)).replaceAll('\\', '/'),
  );
  return paths
    .filter(
      (path) => !path.startsWith(`${ASSETS}/`) && !/(?:^|\/)index\.html\.(?:br|gz)$/.test(path),
    )
    .map((path) => path.replace(/\/index\.html$/, '/'));
}

/** What earlier releases had and this one has not. @param file keeps what releases have had */
function goneSince(file: string, own: readonly string[]): string[] {
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
  writeAtomic(file, JSON.stringify([...new Set([...before, ...own])].sort()));
  return before.filter((path) => !own.includes(path));
}
