import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Paths of everything wanted below a folder, sorted. Links are named but not followed, while the recursive list of Node would leave the folder by
 * them, or fail.
 */
export function namesBelow(folder: string, isWanted: (entry: Dirent) => boolean = () => true) {
  const below = (path: string): string[] =>
    readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
      const name = join(path, entry.name);
      return [...(isWanted(entry) ? [name] : []), ...(entry.isDirectory() ? below(name) : [])];
    });
  return below('').sort();
}
