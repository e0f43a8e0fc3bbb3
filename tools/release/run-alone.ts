import { createServer } from 'node:net';
import { resolve } from 'node:path';

/** Characters of such a name. */
const LONGEST = 100;

/**
 * Runs a task unless another process of this machine runs one for the same target. The lock is a name that Linux keeps as long as the process lives: one
 * that was killed leaves none behind. Other systems have no such names and no lock.
 * @param target folder or address that is released to
 * @throws Error when another process is at it
 */
export async function runAlone<Result>(target: string, task: () => Promise<Result>): Promise<Result> {
  if (process.platform !== 'linux') return task();
  const lock = createServer();
  await new Promise<void>((done, refuse) => {
    lock.once('error', () => refuse(new Error(`Another release to ${target} is under way`)));
    lock.listen({ path: `\0college-release ${target.includes(':') ? target : resolve(target)}`.slice(0, LONGEST) }, done);
  });
  try {
    return await task();
  } finally {
    lock.close();
  }
}
