import { realpathSync, statSync } from 'node:fs';

/** A folder that is looked at again after this time at the earliest. */
const LOOK_EVERY_MS = 500;
/** Between the two renames with which a build takes the place of another there is no folder for a moment. */
const LONGEST_GAP_MS = 1000;
const LOOK_IN_GAP_MS = 10;

/** What was read from a release, and a way to ask whether there is a newer one when one of its files has gone. */
export type CurrentRelease<Release> = { get: () => Release; renew: () => Promise<boolean> };

/**
 * Follows a folder that can be switched while it is served: a symbolic link that is led to another release, or a build that takes the place
 * of the one before. Each release is read once, at its real place, so that an answer never mixes two.
 * @param folder the folder, or the link that stands for it
 * @param read reads a release; what it throws for the first one is thrown on, a later one that cannot be read leaves the one before in force
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
    /** The release in force; a new one counts within half a second. */
    get() {
      if (performance.now() - lookedAt > LOOK_EVERY_MS) look();
      return release;
    },
    /** Looks at once. @returns true when there is a new release */
    async renew() {
      const before = release;
      for (const end = performance.now() + LONGEST_GAP_MS; identityOf(folder) === undefined && performance.now() < end; ) {
        await new Promise((done) => setTimeout(done, LOOK_IN_GAP_MS));
      }
      look();
      return release !== before;
    },
  };
}

/** Which folder this is at the moment, links followed; nothing while there is none. */
function identityOf(folder: string): string | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}
