import { Worker } from 'node:worker_threads';
import type { Frame } from './main-part.ts';
import type { ReadTask, TaskInput, TaskOutput } from './read-worker.ts';

type Limits = { seconds: number; megabytes: number };

/**
 * Enough for the longest pages of public sites, many times over; a page that needs more is made to
 * need more.
 */
const LIMITS: Limits = { seconds: 20, megabytes: 512 };
/** Until the worker has loaded what it needs. */
const START_MS = 60_000;

/** What became of a page: what was read of it, or why nothing was. */
export type Outcome<T> = { value: T } | { why: string };
type Said = { started: true } | { value: unknown } | { failed: string };

/**
 * Reads one page after another in a thread of its own: what one of them breaks ends with it, and
 * none of the others. Call `close` at the end.
 */
export class PageReader {
  readonly #limits: Limits;
  #worker: Worker | undefined;
  #frame: Frame | undefined;

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  /** Tells the lines that many pages of the site show. */
  know(frame: Frame): void {
    this.#frame = frame;
    this.#worker?.postMessage({ frame });
  }

  /** Runs a task over one page. */
  async run<Name extends ReadTask>(
    task: Name,
    input: TaskInput<Name>,
  ): Promise<Outcome<TaskOutput<Name>>> {
    const worker = this.#worker ?? (await this.#start());
    worker.postMessage({ task, input });
    const said = await this.#answerOf(worker, this.#limits.seconds * 1000);
    if ('value' in said) return { value: said.value as TaskOutput<Name> };
    return { why: 'failed' in said ? said.failed : '' };
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.megabytes },
      // What libraries write about a page is of no use.
      stdout: true,
      stderr: true,
    });
    this.#worker = worker;
    const said = await this.#answerOf(worker, START_MS);
    if (!('started' in said)) throw new Error(`No page can be read: ${JSON.stringify(said)}`);
    if (this.#frame) worker.postMessage({ frame: this.#frame });
    return worker;
  }

  /**
   * The next answer; a worker that gives none in time, or has died, is replaced for the next page.
   */
  #answerOf(worker: Worker, milliseconds: number): Promise<Said> {
    return new Promise((resolve) => {
      const end = (said: Said, isOver: boolean) => {
        clearTimeout(timer);
        // Not of all events: the thread has listeners of its own.
        for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
        if (!isOver) return resolve(said);
        this.#worker = undefined;
        // What it still says of its end is of no interest.
        worker.on('error', () => undefined);
        worker.terminate().then(() => resolve(said));
      };
      const timer = setTimeout(
        () => end({ failed: 'it takes too long to read' }, true),
        milliseconds,
      );
      worker.on('message', (said: Said) => end(said, false));
      worker.on('error', (error) => end({ failed: reasonOf(error) }, true));
      worker.on('exit', () => end({ failed: 'it cannot be read' }, true));
    });
  }
}

/** Why a page cannot be read, in words. */
export function reasonOf(error: unknown): string {
  const { message = '', code } = error as NodeJS.ErrnoException;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return 'it needs too much memory to read';
  if (/call stack/i.test(message)) return 'its parts are nested too deeply';
  return `it cannot be read (${message})`;
}
