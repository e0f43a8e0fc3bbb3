import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { COPY } from '#tools/hosting/rules.ts';
import { isSameFile } from '#tools/lib/is-same-file.ts';
import { type Folder, hostRemarks } from './host-limits.ts';
import { copyOpen, filesIn, letRead, makeOpenFolder } from './open-files.ts';

/**
 * What releases have written into the folder, a path a line: nothing else in it is theirs. In a
 * repository on Windows its lines end as there.
 */
const LIST = '.release-files';
/** Names in a message. */
const MOST_NAMES = 5;

/**
 * Writes a folder for a static host, with `_headers` and `_redirects`. What no release has written
 * stays, such as a repository and the CNAME of a host.
 * @param tell called with each limit of a host that the folder comes near
 * @returns how large it is
 * @throws Error that names what is in the way; nothing was changed then
 */
export function writeStaticFolder(
  build: string,
  to: string,
  tell: (remark: string) => void,
): string {
  const folder = resolve(to);
  const sources = sourcesIn(build);
  const before = writtenBefore(folder);
  refuseOthers(folder, sources, before);
  makeOpenFolder(folder);
  // Whenever it is stopped, the list has each file that it may have written.
  writeList(folder, [...before, ...sources.keys()]);
  for (const path of before) if (!sources.has(path)) removeFile(folder, path);
  for (const [path, source] of sources) {
    if (source === undefined) writeFileSync(join(folder, path), '');
    else copyOpen(source, join(folder, path));
    letRead(join(folder, path));
  }
  writeList(folder, [...sources.keys()]);
  const size = sizeOf(folder, [...sources.keys()]);
  for (const remark of hostRemarks(size)) tell(remark);
  const megabytes = Math.ceil(size.bytes / 1_000_000);
  return `${size.files.toLocaleString('en')} files, ${megabytes.toLocaleString('en')} MB, ${size.redirects.length.toLocaleString('en')} lines of _redirects`;
}

/**
 * The files of the folder by their paths, with the file of the build that each is; without one, it
 * is empty.
 */
function sourcesIn(build: string): Map<string, string | undefined> {
  const client = join(build, 'client');
  return new Map([
    ...filesIn(client)
      // These hosts compress by themselves.
      .filter((path) => !COPY.test(path))
      .map((path): [string, string] => [path, join(client, path)]),
    ...['_headers', '_redirects'].map((name): [string, string] => [
      name,
      join(build, 'hosting', name),
    ]),
    // Without it GitHub Pages leaves out /.well-known/.
    ['.nojekyll', undefined],
  ]);
}

function writtenBefore(folder: string): Set<string> {
  const list = join(folder, LIST);
  const paths = existsSync(list) ? readFileSync(list, 'utf8').split(/\r?\n/).filter(Boolean) : [];
  const root = folder + sep;
  // A list that somebody has merged or edited may name more than a release has written.
  return new Set(
    paths.filter((path) => {
      const place = resolve(folder, path);
      return place.startsWith(root) && !`${place}${sep}`.startsWith(`${root}.git${sep}`);
    }),
  );
}

function writeList(folder: string, paths: readonly string[]): void {
  writeFileSync(join(folder, LIST), `${[...new Set(paths)].sort().join('\n')}\n`);
  letRead(join(folder, LIST));
}

function refuseOthers(
  folder: string,
  sources: ReadonlyMap<string, string | undefined>,
  before: ReadonlySet<string>,
): void {
  const there = lstatSync(folder, { throwIfNoEntry: false });
  if (there && !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${folder} is no folder. Choose another name, or move it elsewhere.`);
  const found = there ? readdirSync(folder).filter((name) => name !== '.git') : [];
  if (before.size === 0 && found.length > 0)
    throw new Error(
      `${folder} contains other files, and no list (${LIST}) of what a release has written there: ${namesOf(found)}. Choose a new folder, or empty this one.`,
    );
  const inTheWay = [...sources]
    .filter(([path, source]) => isOther(folder, path, before.has(path) ? undefined : source))
    .map(([path]) => path);
  if (inTheWay.length > 0)
    throw new Error(
      `In ${folder} are files in the way that no release has written: ${namesOf(inTheWay)}. Move them elsewhere.`,
    );
}

/**
 * Whether something else is at the place of a file, or a file where its folder must be.
 * @param source what the file may be already; without one, any
 */
function isOther(folder: string, path: string, source: string | undefined): boolean {
  const file = join(folder, path);
  if (!isInside(folder, path)) return true;
  const there = lstatSync(file, { throwIfNoEntry: false });
  return (
    there !== undefined && (source === undefined ? !there.isFile() : !isSameFile(source, file))
  );
}

/** Whether all folders above a path are folders, or missing: behind a link is another place. */
function isInside(folder: string, path: string): boolean {
  const above = path.split('/').slice(0, -1);
  return above.every(
    (_, index) =>
      lstatSync(join(folder, ...above.slice(0, index + 1)), {
        throwIfNoEntry: false,
      })?.isDirectory() ?? true,
  );
}

/**
 * Removes a file, and the folders that are empty without it; what somebody has put in its place
 * stays.
 */
function removeFile(folder: string, path: string): void {
  const there = lstatSync(join(folder, path), { throwIfNoEntry: false });
  if (!there?.isFile() || !isInside(folder, path)) return;
  rmSync(join(folder, path));
  for (let above = dirname(path); above !== '.'; above = dirname(above)) {
    const place = join(folder, above);
    if (!existsSync(place) || readdirSync(place).length > 0) return;
    rmdirSync(place);
  }
}

function sizeOf(folder: string, paths: readonly string[]): Folder {
  const sizes = paths.map((path) => ({ path, bytes: statSync(join(folder, path)).size }));
  const [largest = { path: '', bytes: 0 }] = sizes.toSorted((a, b) => b.bytes - a.bytes);
  return {
    files: paths.length,
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    largest,
    redirects: readFileSync(join(folder, '_redirects'), 'utf8').split('\n').filter(Boolean),
  };
}

function namesOf(all: readonly string[]): string {
  const rest = all.length - MOST_NAMES;
  return all.slice(0, MOST_NAMES).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
