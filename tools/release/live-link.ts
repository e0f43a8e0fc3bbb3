import {
  cpSync,
  existsSync,
  lstatSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { removeFolder } from '#tools/lib/remove-folder.ts';
import { rename } from '#tools/lib/rename.mjs';

/**
 * Some disks have no links (memory sticks, network shares): there `current` is a copy of the
 * release, with the name of it in this file.
 */
const COPY_OF = 'copy-of.txt';

/** `current` in a folder of releases, by which a web server finds the live one. */
export function liveLink(folder: string) {
  const current = join(folder, 'current');
  const next = join(folder, 'next');
  return {
    /** Name of the live release. */
    name: () => (existsSync(current) ? nameIn(current) : undefined),
    /**
     * Points to a release: in one step, where links can be replaced, which Windows and disks
     * without links cannot.
     */
    pointTo(name: string): void {
      removeFolder(next);
      const release = join(folder, 'releases', name);
      const isWindows = process.platform === 'win32';
      try {
        // A junction needs no rights of an administrator, but the whole path.
        symlinkSync(isWindows ? release : join('releases', name), next, 'junction');
      } catch {
        cpSync(release, next, { recursive: true, preserveTimestamps: true });
        writeFileSync(join(next, COPY_OF), name);
      }
      if (isWindows || isFolder(next)) removeFolder(current);
      rename(next, current);
    },
    /** @throws Error if something that no release has written has the name of a link */
    refuseOther(): void {
      for (const other of [current, next])
        if (lstatSync(other, { throwIfNoEntry: false }) && nameIn(other) === undefined)
          throw new Error(
            `${other} is not the link of a release. Choose another folder, or move it elsewhere.`,
          );
    },
  };
}

function nameIn(place: string): string | undefined {
  if (lstatSync(place).isSymbolicLink()) return basename(readlinkSync(place));
  const file = join(place, COPY_OF);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function isFolder(place: string): boolean {
  return lstatSync(place).isDirectory();
}
