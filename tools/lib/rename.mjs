// Runs on any Node version, so it is not TypeScript.
import { renameSync } from 'node:fs';

/** What Windows says of a file that another program has open, and of a folder with one in it. */
const HELD = ['EACCES', 'EBUSY', 'EPERM'];
const PAUSE_MS = 50;
const PAUSES = 20;

/**
 * Gives a file or folder another name, in the place of the file that has it. On Windows virus
 * scanners, the search and copies to a cloud have open what was written a moment ago, so that it
 * keeps its name: there it is tried again for a second.
 * @type {typeof import('./rename.d.mts').rename}
 */
export function rename(from, to) {
  for (let left = process.platform === 'win32' ? PAUSES : 0; ; left--) {
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      if (left === 0 || !HELD.includes(error.code)) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
}
