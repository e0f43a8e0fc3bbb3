import { LockedError, withLock } from '#tools/lib/lock.ts';

/** Name of the lock in a folder of releases. */
export const LOCK = 'lock';

/**
 * Runs a release unless another one to the same target is running, also one of the desk.
 * @param file the lock, in or beside the target
 * @throws Error that says who releases
 */
export async function releaseAlone<T>(
  file: string,
  target: string,
  task: () => Promise<T>,
): Promise<T> {
  try {
    return await withLock(file, task);
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    throw new Error(
      `Another release to ${target} is running: ${error.holder}. Nothing was changed.`,
    );
  }
}
