import { existsSync, rmSync, statSync } from 'node:fs';
import { uptime } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { namesLike } from '#app/lib/names.server.ts';
import { GIT_WORDS } from '#desk/server/forms/system-words.ts';
import { DeskError } from '#desk/words.ts';

/** Where git keeps what belongs to one checkout, and what to all of a repository. */
export type GitFolders = { own: string; common: string };

/** What git leaves in its folder while an operation over several steps is not finished. */
const UNFINISHED = [
  'MERGE_HEAD',
  'REVERT_HEAD',
  'CHERRY_PICK_HEAD',
  'rebase-merge',
  'rebase-apply',
];
const POLL_MS = 200;
/** How long a save waits for a command that somebody runs by hand. */
const WAIT_MS = 3000;
/** After this time the command that made a lock was stopped. */
const STALE_MS = 10 * 60_000;

/** @throws DeskError while a merge or the like is not finished */
export function refuseUnfinished({ own }: GitFolders): void {
  if (UNFINISHED.some((name) => existsSync(join(own, name))))
    throw new DeskError(409, GIT_WORDS.unfinished);
}

/**
 * Waits for other git commands, and removes what stopped ones have left.
 * @throws DeskError while another command goes on
 */
export async function waitForLocks(folders: GitFolders): Promise<void> {
  const end = performance.now() + WAIT_MS;
  for (;;) {
    removeLocks(folders, isStale);
    const [lock] = locksIn(folders);
    if (lock === undefined) return;
    if (performance.now() >= end) throw new DeskError(503, GIT_WORDS.locked(basename(lock)));
    await wait(POLL_MS);
  }
}

/**
 * Removes the locks of git, such as those that a git killed by the same crash as the desk has left.
 */
export function removeLocks(folders: GitFolders, isWanted = (_: string) => true): void {
  for (const file of locksIn(folders)) if (isWanted(file)) rmSync(file, { force: true });
}

function locksIn({ own, common }: GitFolders): string[] {
  const files = [
    ...namesLike(['*.lock', 'reftable/*.lock'], own).map((name) => join(own, name)),
    ...namesLike(['*.lock', 'refs/**/*.lock', 'reftable/*.lock'], common).map((name) =>
      join(common, name),
    ),
  ];
  return [...new Set(files)];
}

/** Older than the start of the machine or ten minutes; of a day to come if the clock was ahead. */
function isStale(file: string): boolean {
  const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (time === undefined) return false;
  const age = Date.now() - time;
  return Math.abs(age) > STALE_MS || age > uptime() * 1000;
}
