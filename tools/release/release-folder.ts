import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '#app/domain/clock.ts';
import { isSameFile } from '#tools/lib/is-same-file.ts';
import { linkOrCopy } from '#tools/lib/link-or-copy.ts';
import { LockedError, withLock } from '#tools/lib/lock.mjs';
import { removeFolder } from '#tools/lib/remove-folder.ts';
import { rename } from '#tools/lib/rename.mjs';
import { writeFile } from '#tools/lib/write-file.ts';
import { liveLink } from './live-link.ts';
import { copyOpen, letRead, makeOpenFolder } from './open-files.ts';

/** Folder of hashed files, in the folder of the site. */
const ASSETS = 'assets';
const CARRIED_FILE = 'carried.json';
/** So long a page that was open when the release was switched still finds its hashed files. */
const CARRIED_MS = 14 * DAY_MS;
/**
 * Releases are named by their time in UTC, so that names sort by time; one that is being copied
 * ends in `.part`.
 */
const NAME = /^\d{4}-\d{2}-\d{2}T\d{6}$/;

const PART = /^\d{4}-\d{2}-\d{2}T\d{6}\.part$/;

export type ReleaseFolder = ReturnType<typeof releaseFolder>;

/**
 * A folder with `releases/`, in which each release has its own folder, and the link `current` to
 * the live one, such as /srv/college.
 */
export function releaseFolder(folder: string) {
  const releases = join(folder, 'releases');
  const at = (name: string) => join(releases, name);
  const live = liveLink(folder);
  const list = () => (existsSync(releases) ? readdirSync(releases).sort() : []);
  return {
    /** Names of the complete releases, in order. */
    names: () => list().filter((name) => NAME.test(name)),
    /** Name of the live release. */
    current: live.name,
    /** The text of a file of a release; empty if there is none. */
    read(name: string, path: string): string {
      const file = join(at(name), path);
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    },
    /**
     * Copies a build to the other releases. The release is complete, or does not exist under its
     * name.
     */
    add(build: string, name: string, before: string | undefined): void {
      // Leftovers of a killed run.
      for (const other of list().filter((each) => PART.test(each))) removeFolder(at(other));
      makeOpenFolder(releases);
      const part = `${at(name)}.part`;
      try {
        for (const each of ['client', 'hosting'])
          copyTree(join(build, each), join(part, each), before && join(at(before), each));
        // For Apache and LiteSpeed, which read it in the folder of the site; other servers do not
        // serve it.
        const rules = join(build, 'hosting/.htaccess');
        if (existsSync(rules)) copyOpen(rules, join(part, 'client/.htaccess'));
        if (before) carryAssets(at(before), part, timeOf(name));
        rename(part, at(name));
      } catch (error) {
        // If the disk is full, the live site needs the space.
        removeFolder(part);
        throw error;
      }
    },
    switchTo: live.pointTo,
    remove: (name: string) => removeFolder(at(name)),
    folder: at,
    /**
     * Runs a task unless another release is running, also one of the desk.
     * @throws Error that says who releases, or what is in the way
     */
    async alone<T>(task: () => Promise<T>): Promise<T> {
      live.refuseOther();
      makeOpenFolder(folder);
      try {
        return await withLock(join(folder, 'lock'), task);
      } catch (error) {
        if (!(error instanceof LockedError)) throw error;
        throw new Error(
          `Another release to ${folder} is running: ${error.holder}. Nothing was changed.`,
        );
      }
    },
  };
}

/**
 * A name after all existing ones: two releases in one second, or after a clock was set back, get
 * the next free second.
 * @param last name of the newest release
 */
export function nextName(last: string | undefined, now: number): string {
  const own = nameAt(now);
  return last === undefined || own > last ? own : nameAt(timeOf(last) + 1000);
}

function nameAt(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replaceAll(':', '');
}

function timeOf(name: string): number {
  return Date.parse(`${name.replace(/(\d\d)(\d\d)(\d\d)$/, '$1:$2:$3')}Z`);
}

/**
 * A file that is unchanged since the release before is a hard link: it needs no space, and keeps
 * its time and with it its ETag.
 */
function copyTree(from: string, to: string, old: string | undefined): void {
  makeOpenFolder(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    const known = old && join(old, entry.name);
    if (entry.isDirectory()) copyTree(source, target, known);
    else if (known && isSameFile(source, known)) linkOpen(known, target);
    else copyOpen(source, target);
  }
}

/** A release of an earlier time may have been readable for its owner only. */
function linkOpen(file: string, target: string): void {
  linkOrCopy(file, target);
  letRead(target);
}

/**
 * Hashed files that the new build has no more stay for two weeks; the time of the first release
 * without each is in a file of the release.
 */
function carryAssets(old: string, part: string, now: number): void {
  const [from, to] = [join(old, 'client', ASSETS), join(part, 'client', ASSETS)];
  const list = join(old, CARRIED_FILE);
  const known = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, number>)
    : {};
  const carried: Record<string, number> = {};
  for (const file of existsSync(from) ? readdirSync(from) : []) {
    const since = known[file] ?? now;
    if (existsSync(join(to, file)) || now - since >= CARRIED_MS) continue;
    linkOpen(join(from, file), join(to, file));
    carried[file] = since;
  }
  writeFile(join(part, CARRIED_FILE), JSON.stringify(carried));
  letRead(join(part, CARRIED_FILE));
}
