import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ASSETS } from './carried-assets.ts';

const run = promisify(execFile);
/** Where the folder of the site lists what was uploaded to it; dot files are not served. */
const LIST = '.college-release.json';

/** Digests by path. */
export type FileList = Record<string, string>;

/** Digests of all files in a folder. */
export function listFiles(folder: string): FileList {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file.slice(folder.length + 1).replaceAll('\\', '/'), createHash('sha256').update(readFileSync(file)).digest('base64url')];
    }),
  );
}

/**
 * Commands for sftp that make a folder on the server equal to one here: new and changed files, each complete before it replaces the old one; then files that
 * are gone. Hashed files come first, pages later, the rules of the server last. Files that were never uploaded, such as those of an old site, stay.
 */
export function sftpCommands(local: string, remote: string, own: FileList, there: FileList): string[] {
  const changed = Object.keys(own)
    .filter((path) => own[path] !== there[path])
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  const gone = Object.keys(there).filter((path) => !(path in own));
  const folders = new Set(changed.flatMap(parents));
  const quote = (path: string) => `"${path.replaceAll(/["\\]/g, '\\$&')}"`;
  const at = (path: string) => quote(`${remote}/${path}`);
  return [
    ...[...folders].sort().map((folder) => `-mkdir ${at(folder)}`),
    ...changed.flatMap((path) => [`put ${quote(join(local, path))} ${at(`${path}.part`)}`, `rename ${at(`${path}.part`)} ${at(path)}`]),
    ...gone.map((path) => `-rm ${at(path)}`),
  ];
}

/**
 * Uploads what has changed since the last upload, with the system's sftp and the SSH key of this user.
 * @param target such as sftp://college@host:22/public_html, in the folder in which the user begins; //home/college/public_html is a whole path
 * @returns how many files were uploaded
 */
export async function uploadFolder(local: string, target: string): Promise<number> {
  const { username, hostname, port, pathname } = new URL(target);
  const remote = decodeURIComponent(pathname).slice(1).replace(/\/$/, '');
  const stage = mkdtempSync(join(tmpdir(), 'sftp-'));
  const sftp = async (commands: readonly string[]) => {
    const batch = join(stage, 'batch');
    writeFileSync(batch, `${commands.join('\n')}\n`);
    const host = `${username ? `${decodeURIComponent(username)}@` : ''}${hostname}`;
    await run('sftp', ['-q', '-b', batch, '-o', 'BatchMode=yes', ...(port ? ['-P', port] : []), host], { maxBuffer: 64 * 1024 * 1024 });
  };
  try {
    const list = join(stage, 'list.json');
    writeFileSync(list, '{}');
    await sftp([`cd "${remote}"`, `-get "${LIST}" "${list}"`]);
    const there = JSON.parse(readFileSync(list, 'utf8')) as FileList;
    const own = listFiles(local);
    const commands = sftpCommands(local, remote, own, there);
    if (commands.length === 0) return 0;
    writeFileSync(list, JSON.stringify(own));
    await sftp([...commands, `put "${list}" "${remote}/${LIST}"`]);
    return commands.filter((command) => command.startsWith('put ')).length;
  } finally {
    rmSync(stage, { recursive: true });
  }
}

function parents(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [...parents(folder), folder];
}

function rank(path: string): number {
  if (path.startsWith(`${ASSETS}/`)) return 0;
  if (path === '.htaccess') return 3;
  return /\.html(\.br|\.gz)?$/.test(path) ? 2 : 1;
}
