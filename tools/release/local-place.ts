import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { isSameFile } from '#tools/lib/is-same-file.ts';
import { linkOrCopy } from '#tools/lib/link-or-copy.ts';
import { writeFile } from '#tools/lib/write-file.ts';
import { ASSETS, CARRIED_FILE } from './carried-assets.ts';
import { isReleaseName } from './release-names.ts';
import type { ReleasePlace } from './release-place.ts';

/** Folders of a build that a release contains. */
export const PARTS = ['client', 'hosting'] as const;

/** A folder of releases on this machine, such as /srv/college. */
export function localPlace(folder: string): ReleasePlace {
  const releases = join(folder, 'releases');
  const at = (name: string) => join(releases, name);
  const link = join(folder, 'current');
  const list = () => (existsSync(releases) ? readdirSync(releases).sort() : []);
  return {
    names: async () => list().filter(isReleaseName),
    current: async () => (existsSync(link) ? basename(readlinkSync(link)) : undefined),
    async assets(name) {
      const own = join(at(name), 'client', ASSETS);
      const carried = join(at(name), CARRIED_FILE);
      return {
        files: existsSync(own) ? readdirSync(own) : [],
        carried: existsSync(carried) ? JSON.parse(readFileSync(carried, 'utf8')) : {},
      };
    },
    async read(name, path) {
      const file = join(at(name), path);
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    },
    async add(build, name, before, added, carried) {
      // Leftovers of a killed run.
      for (const other of list().filter((each) => each.endsWith('.part')))
        rmSync(at(other), { recursive: true });
      const part = `${at(name)}.part`;
      const old = before === undefined ? undefined : at(before);
      try {
        for (const each of PARTS)
          copyTree(join(build, each), join(part, each), old && join(old, each));
        for (const [path, text] of Object.entries(added)) writeFile(join(part, path), text);
        if (old)
          for (const file of carried)
            linkOrCopy(join(old, 'client', ASSETS, file), join(part, 'client', ASSETS, file));
        renameSync(part, at(name));
      } catch (error) {
        // If the disk is full, the live site needs the space.
        rmSync(part, { recursive: true, force: true });
        throw error;
      }
    },
    async switchTo(name) {
      const next = join(folder, 'next');
      rmSync(next, { force: true });
      symlinkSync(join('releases', name), next);
      renameSync(next, link);
    },
    remove: async (name) => rmSync(at(name), { recursive: true, force: true }),
    folder: at,
  };
}

function copyTree(from: string, to: string, old: string | undefined): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    const known = old && join(old, entry.name);
    if (entry.isDirectory()) copyTree(source, target, known);
    else if (known && isSameFile(source, known)) linkOrCopy(known, target);
    else copyFileSync(source, target, constants.COPYFILE_FICLONE);
  }
}
