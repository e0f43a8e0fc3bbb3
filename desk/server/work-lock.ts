import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DeskError, WORDS } from './words.ts';

const PATIENCE_MS = 30_000;
const LOOK_MS = 100;

/** Lets one task at a time write to the checkout, across all processes of the desk on this machine. */
export class WorkLock {
  readonly #file: string;
  #queue: Promise<unknown> = Promise.resolve();

  /** @param file exists while a task writes; contains its process id */
  constructor(file: string) {
    this.#file = file;
  }

  /**
   * Runs a task exclusively.
   * @param recover runs first if the process that held the lock has died
   * @throws DeskError when another process keeps the lock
   */
  run<T>(task: () => Promise<T>, recover: () => Promise<void>): Promise<T> {
    const turn = this.#queue.then(() => this.#locked(task, recover));
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  async #locked<T>(task: () => Promise<T>, recover: () => Promise<void>): Promise<T> {
    const isAfterCrash = await this.#take();
    try {
      if (isAfterCrash) await recover();
      return await task();
    } finally {
      rmSync(this.#file, { force: true });
    }
  }

  /** @returns whether the lock was left behind by a dead process */
  async #take(): Promise<boolean> {
    mkdirSync(dirname(this.#file), { recursive: true });
    const end = performance.now() + PATIENCE_MS;
    let isAfterCrash = false;
    for (;;) {
      if (this.#create()) return isAfterCrash;
      if (this.#isDead()) {
        isAfterCrash = true;
        rmSync(this.#file, { force: true });
      } else if (performance.now() > end) throw new DeskError(503, WORDS.busy);
      else await wait(LOOK_MS);
    }
  }

  /** A link appears with its content, so a lock is never empty. */
  #create(): boolean {
    const own = `${this.#file}.${process.pid}`;
    writeFileSync(own, owner(process.pid));
    try {
      linkSync(own, this.#file);
      return true;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
      throw error;
    } finally {
      rmSync(own, { force: true });
    }
  }

  /** This process queues its tasks, so a lock with its own number is from before a restart. */
  #isDead(): boolean {
    const text = readIfThere(this.#file);
    if (text === '') return false;
    const pid = Number.parseInt(text, 10);
    return pid === process.pid || text !== owner(pid);
  }
}

/** A process by its number and, if available, its start time, because numbers are reused. */
function owner(pid: number): string {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return 'none';
  }
  const stat = readIfThere(`/proc/${pid}/stat`);
  return `${pid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? ''}`;
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
