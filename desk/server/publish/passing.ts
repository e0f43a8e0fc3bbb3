import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeAtomic } from '#tools/lib/write-atomic.ts';

/**
 * How long the timer waits for a person's publication: a build takes a minute, on a busy machine
 * some.
 */
const PATIENCE_MS = 10 * 60_000;
const LOOK_EVERY_MS = 500;

/**
 * The mark by which the timer, a process of its own, knows that a person publishes: it lets that
 * pass first.
 */
export class Passing {
  readonly #file: string;

  /** @param state folder of the desk's data */
  constructor(state: string) {
    this.#file = join(state, 'person-publishes');
  }

  begin(): void {
    writeAtomic(this.#file, String(process.pid));
  }

  end(): void {
    rmSync(this.#file, { force: true });
  }

  /** Waits until nobody publishes, at most ten minutes; a desk that has died publishes nothing. */
  async wait(patience = PATIENCE_MS): Promise<void> {
    const end = Date.now() + patience;
    while (this.#isUnderWay && Date.now() < end) await pause(LOOK_EVERY_MS);
  }

  get #isUnderWay(): boolean {
    try {
      const pid = Number(readFileSync(this.#file, 'utf8'));
      return pid > 0 && process.kill(pid, 0);
    } catch (error) {
      // A process of another user is there as well.
      return error instanceof Error && 'code' in error && error.code === 'EPERM';
    }
  }
}
