import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { builtAt } from '#app/content/reading/build-time.server.ts';
import { contentFolder } from '#app/content/reading/content-folder.server.ts';
import { collegeDay } from '#app/domain/clock.ts';
import { namesLike } from '#app/lib/names.server.ts';
import { BUILD, inCollege } from './places.ts';

/** All sources of a build; the matrices in docs are shown on the accessibility page. */
const SOURCES = [
  ...['app', 'languages', 'public', 'tools', 'package-lock.json', 'package.json', 'vite.config.ts'],
  ...namesLike('docs/*.yaml'),
];
const STAMP = 'stamp';
/** Ends the stamp of a build that is compressed less (`npm start`). */
const QUICK = ' quick';
/** Made from the content by the build itself. */
const MADE = ['public/assets', 'public/documents'];

/**
 * A digest of all sources, and of the day at the college, because dates decide what is current on a
 * page.
 */
export function sourceHash(): string {
  const hash = createHash('sha256').update(collegeDay(builtAt()));
  const own = process.env.COLLEGE_DIR
    ? ['public', 'labels.yaml', 'languages'].map(inCollege).filter((path) => existsSync(path))
    : [];
  for (const file of [...SOURCES, relative('', contentFolder()), ...own].flatMap(filesIn))
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** True when the built site was made from the sources as they are. */
export function isBuildCurrent(): boolean {
  return readStamp().replace(QUICK, '') === sourceHash();
}

/** True when the built site is compressed less than one for visitors. */
export function isQuickBuild(build = BUILD): boolean {
  return readStamp(build).endsWith(QUICK);
}

/** Marks a build as complete. */
export function writeBuildStamp(folder: string, hash: string, isQuick: boolean): void {
  writeFileSync(join(folder, STAMP), hash + (isQuick ? QUICK : ''));
}

function readStamp(build = BUILD): string {
  const stamp = join(build, STAMP);
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
}

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules')
    .map((entry) => posix.join(path, entry.name))
    .filter((inside) => !MADE.includes(inside))
    .flatMap(filesIn)
    .sort();
}
