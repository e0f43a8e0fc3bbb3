import { type Dirent, globSync, readdirSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

/**
 * A name below a folder as content, addresses and digests have it on every system: with `/`, which
 * the paths of Windows do not have.
 * @param path as node:path gives it
 */
export function withSlashes(path: string): string {
  return path.replaceAll(sep, '/');
}

/**
 * Names of the files below a folder that fit a pattern, sorted, with `/`.
 * @param patterns as `globSync` of Node takes them, such as `news/*.yaml`
 */
export function namesLike(
  patterns: string | readonly string[],
  folder = '.',
  exclude: readonly string[] = [],
): string[] {
  return globSync(patterns, { cwd: folder, exclude }).map(withSlashes).sort();
}

/**
 * Names of everything wanted below a folder, sorted, with `/`. Links are named but not followed,
 * while the recursive list of Node would leave the folder by them, or fail.
 */
export function namesBelow(folder: string, isWanted: (entry: Dirent) => boolean = () => true) {
  const below = (path: string): string[] =>
    readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
      const name = posix.join(path, entry.name);
      return [...(isWanted(entry) ? [name] : []), ...(entry.isDirectory() ? below(name) : [])];
    });
  return below('').sort();
}
