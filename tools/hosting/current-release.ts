import { realpathSync, statSync } from 'node:fs';

/** Minimum time between two checks of the folder. */
const LOOK_EVERY_MS = 500;
/** Between the two renames of a build the folder is missing for a moment. */
const LONGEST_GAP_MS = 1000;
const LOOK_IN_GAP_MS = 10;

/** The data read from a release, and a function that checks for a newer one when one of its files is missing. */
export type CurrentRelease<Release> = { get: () => Release; renew: (used: Release | undefined) => Promise<boolean> };

/**
 * Follows a folder that can be switched while it is served: a symbolic link changed to another release, or a build that replaces
 * the previous one. Each release is read once, at its real path, so that a response never mixes two.
 * @param folder the folder, or a link to it
 * @param read reads a release; an error for the first one is thrown, a later one that cannot be read leaves the previous one active
 */
export function currentRelease<Release>(folder: string, read: (place: string) => Release): CurrentRelease<Release> {
  let known = identityOf(folder);
  let release = read(realpathSync(folder));
  let lookedAt = performance.now();

  function look(): boolean {
    lookedAt = performance.now();
    const found = identityOf(folder);
    if (found === undefined || found === known) return false;
    known = found;
    try {
      release = read(realpathSync(folder));
      return true;
    } catch (error) {
      console.error(`The new release in ${folder} cannot be read; the one before stays in force:`, error);
      return false;
    }
  }

  return {
    /** The active release; a new one is noticed within half a second. */
    get() {
      if (performance.now() - lookedAt > LOOK_EVERY_MS) look();
      return release;
    },
    /** Checks immediately. @returns true if there is a newer release than the one used, which another request may have noticed first */
    async renew(used) {
      for (const end = performance.now() + LONGEST_GAP_MS; identityOf(folder) === undefined && performance.now() < end; ) {
        await new Promise((done) => setTimeout(done, LOOK_IN_GAP_MS));
      }
      look();
      return release !== used;
    },
  };
}

/** What tells the folder from another one of the same name; nothing while it is missing. A file system gives the number of a deleted folder to a new one. */
function identityOf(folder: string): string | undefined {
  const found = statSync(folder, { throwIfNoEntry: false, bigint: true });
  return found && `${found.dev} ${found.ino} ${found.birthtimeNs}`;
}
