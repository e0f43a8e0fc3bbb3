type LockOptions = {
  /** Milliseconds to wait for another process; 0 refuses at once. */
  timeoutMs?: number;
  /** Called once if another process holds the lock, with {@link holder} of it. */
  onWait?: (holder: string) => void;
  /** Runs before the task if the process that held the lock has died. */
  recover?: () => Promise<unknown>;
};

/** Another process holds a lock; `holder` says who and since when. */
export class LockedError extends Error {
  readonly holder: string;
  constructor(holder: string);
}

/** Nothing can be written where a lock has to be: what would come after it neither. */
export class ReadOnlyError extends Error {}

/**
 * Runs a task while nobody else has the lock, also no other task of this process. The lock of a process that has died does not count.
 * @param file exists while a task runs; names its process
 * @throws LockedError when another process keeps the lock
 * @throws ReadOnlyError
 */
export function withLock<T>(
  file: string,
  task: () => Promise<T>,
  options?: LockOptions,
): Promise<T>;
