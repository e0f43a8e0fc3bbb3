import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { DeskError, WORDS, type Words } from '#desk/words.ts';

type Limits = {
  /** Processor time, which a busy machine does not use up. */ seconds: number;
  megabytes: number;
  /** For whom: nobody gets a second place while somebody else waits for a first. */
  user: string;
};

/** Enough for 20 MB and 300 pages; a file that needs more is made to need more. */
const LIMITS: Limits = { seconds: 30, megabytes: 1024, user: '' };
/** Waits for a process that neither works nor ends. */
const MAX_WAIT = 5 * 60_000;
/** Of the memory that the system counts, what Node reserves for itself. */
const NODE_MEGABYTES = 600;
/** More at once would need the memory of all of them. */
const MAX_AT_ONCE = 2;

/** What the process answers; first, that it has started. */
export type Outcome =
  | { started: true }
  | { value: unknown }
  | { refused: { status: number; words: Words } }
  | { failed: string };

/** For whom something runs, and who waits in the order of coming. */
const running: string[] = [];
const waiting: { user: string; start: () => void }[] = [];

/**
 * Runs the exported function `run` of a module in a process of its own, so that a file of somebody
 * else can neither stop the desk nor use up its memory. Input and result are copied: plain values,
 * `Uint8Array` (a `Buffer` arrives as one), `Map` and `Set`.
 * @example await runApart<typeof import('#desk/files/read-file.ts').run>(new
 *   URL('../../../files/read-file.ts', import.meta.url), bytes)
 * @throws DeskError of the function, or that the file is too complex when a limit is reached
 */
export async function runApart<Run extends (input: never) => unknown>(
  module: URL,
  input: Parameters<Run>[0],
  limits: Partial<Limits> = {},
): Promise<Awaited<ReturnType<Run>>> {
  const { user = LIMITS.user } = limits;
  if (running.length < MAX_AT_ONCE) running.push(user);
  else await new Promise<void>((start) => waiting.push({ user, start }));
  try {
    const outcome = await ask(module, input, { ...LIMITS, ...limits });
    if ('refused' in outcome) throw new DeskError(outcome.refused.status, outcome.refused.words);
    if ('failed' in outcome) throw new Error(outcome.failed);
    return ('value' in outcome ? outcome.value : undefined) as Awaited<ReturnType<Run>>;
  } finally {
    running.splice(running.indexOf(user), 1);
    const next = waiting.findIndex((each) => !running.includes(each.user));
    const [first] = waiting.splice(Math.max(0, next), 1);
    if (first) {
      running.push(first.user);
      first.start();
    }
  }
}

function ask(module: URL, input: unknown, { seconds, megabytes }: Limits): Promise<Outcome> {
  const node = [
    process.execPath,
    `--max-old-space-size=${megabytes}`,
    fileURLToPath(new URL('run-apart-child.ts', import.meta.url)),
    module.href,
  ];
  // The kernel counts buffers and WebAssembly too, which Node's own limit does not.
  const limited = [
    'sh',
    '-c',
    `ulimit -c 0; ulimit -t ${seconds} && ulimit -d ${(megabytes + NODE_MEGABYTES) * 1024} && exec "$@"`,
    'sh',
    ...node,
  ];
  const [command = '', ...args] = process.platform === 'win32' ? node : limited;
  return new Promise((resolve, reject) => {
    let last: Outcome = { failed: `${command} did not start` };
    // Its messages about a file are of no use; what it could not do is in its answer.
    const child = spawn(command, args, {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      killSignal: 'SIGKILL',
      timeout: MAX_WAIT,
    });
    child.on('message', (outcome: Outcome) => {
      last = outcome;
      if ('started' in outcome) child.send({ input }, (error) => error && child.kill('SIGKILL'));
      else child.kill('SIGKILL');
    });
    child.once('error', reject);
    // Without a result the system ended it, because of a limit.
    child.once('close', () =>
      resolve('started' in last ? { refused: { status: 422, words: WORDS.tooComplex } } : last),
    );
  });
}
