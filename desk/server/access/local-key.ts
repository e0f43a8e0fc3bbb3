import { randomBytes } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The key of the desk on somebody's own machine: the same after a restart, in a file that no other
 * user of the machine can read.
 */
export function localKeyIn(state: string): string {
  const file = join(state, 'local-key');
  const stat = lstatSync(file, { throwIfNoEntry: false });
  // Windows has no such modes.
  const isOwn = stat?.isFile() && (process.platform === 'win32' || (stat.mode & 0o077) === 0);
  const known = isOwn ? readFileSync(file, 'utf8') : '';
  if (/^[0-9a-f]{32}$/.test(known)) return known;
  const key = randomBytes(16).toString('hex');
  mkdirSync(state, { recursive: true });
  rmSync(file, { force: true });
  writeFileSync(file, key, { mode: 0o600, flag: 'wx' });
  return key;
}
