import childProcess from 'node:child_process';
import fs from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { promisify } from 'node:util';

// To be imported before what uses the file system: kills this process at a chosen step, so that a
// test tries each moment and none by chance.

type Call = (...words: unknown[]) => unknown;

const { mkdirSync } = fs;
let left = Number.POSITIVE_INFINITY;
const counted =
  (original: Call): Call =>
  (...words) => {
    // A folder that is there already is none to be made.
    const isStep = original !== mkdirSync || !fs.existsSync(String(words[0]));
    if (isStep && left-- === 0) process.kill(process.pid, 'SIGKILL');
    return original(...words);
  };

/**
 * Kills the process, as by SIGKILL, before it creates a folder, moves or removes something, or
 * starts a program, for the nth time from now.
 */
export function dieBefore(nth: number): void {
  left = nth;
}

for (const [module, names] of [
  [fs, ['mkdirSync', 'renameSync', 'rmSync']],
  [promises, ['cp', 'mkdir', 'rename', 'rm', 'symlink', 'writeFile']],
  [childProcess, ['execFile']],
] as const) {
  for (const name of names) {
    const original: Call = Reflect.get(module, name);
    const own: Call | undefined = Reflect.get(original, promisify.custom);
    Reflect.set(
      module,
      name,
      own
        ? Object.assign(counted(original), { [promisify.custom]: counted(own) })
        : counted(original),
    );
  }
}
syncBuiltinESMExports();
