import { createServer } from 'node:net';
import { resolve } from 'node:path';

/** Longest name of such a lock. */
const LONGEST = 100;

/**
 * Runs a task unless another process of this machine runs one for the same target. The lock is an abstract socket, which Linux removes when the process
 * ends, even if it is killed. Other systems have no such sockets and no lock.
 * @param target folder or address that is released to
 * @throws Error if another process runs one
 */
export async function runAlone<Result>(target: string, task: () => Promise<Result>): Promise<Result> {
  if (process.platform !== 'linux') return task();
  const lock = createServer();
  await new Promise<void>((done, refuse) => {
    lock.once('error', () => refuse(new Error(`Another release to ${target} is running`)));
    lock.listen({ path: `\0college-release ${target.includes(':') ? target : resolve(target)}`.slice(0, LONGEST) }, done);
  });
  try {
    return await task();
  } finally {
    lock.close();
  }
}
