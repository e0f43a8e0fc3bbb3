import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describeFailures, type RunTest, readReport } from './test-reports.ts';

/** One command of a test run. */
export type Command = {
  name: string;
  /** Arguments of Node. */
  command: readonly string[];
  /** The JSON report of Vitest or Playwright that it writes; a step without one counts as one test. */
  report?: string;
  /** Name of a step, of any lane, that must have passed before. */
  after?: string;
  env?: Readonly<Record<string, string>>;
};

type Manner = {
  /** The first failed step stops all others. */
  stopsAtFailure?: boolean;
  /** Gives lines to print before the last one. */
  notes?: () => readonly string[];
};

type Counts = { passed: number; failed: number; skipped: number };

/** Exit status of a step that cannot run on this machine: neither passed nor failed. */
export const SKIPPED = 75;

/** Runs a command and reports the processor time of all its processes on the fourth stream; only a shell can tell it. */
const WITH_TIMES = ['-c', '"$@"; status=$?; times >&3; exit $status', 'sh'];
const MS = 1000;

/**
 * Runs lanes of steps side by side, the steps of a lane in turn, with one line a step. The output of a step that fails is printed; the others go
 * on, except those that come after it, or are stopped. At the end the failed tests and the steps without a result are named.
 * @returns whether everything passed; the last line counts the tests
 */
export async function runLanes(
  lanes: readonly (readonly Command[])[],
  { stopsAtFailure = false, notes }: Manner = {},
): Promise<boolean> {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  const stopped = new AbortController();
  const failures: RunTest[] = [];
  const unfinished = new Set(lanes.flat().map(({ name }) => name));
  const ends = new Map(lanes.flat().map(({ name }) => [name, Promise.withResolvers<boolean>()]));
  process.on('SIGINT', () => stopped.abort());
  process.on('SIGTERM', () => stopped.abort());

  /** Returns whether the step has run and passed. */
  const run = async (step: Command): Promise<boolean> => {
    if (step.after && !(await ends.get(step.after)?.promise)) return false;
    if (stopped.signal.aborted) return false;
    const { status, output, seconds, processorSeconds } = await runStep(step, stopped.signal);
    if (stopped.signal.aborted) return false;
    unfinished.delete(step.name);
    const { counts, tests } = readCounts(step, status);
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
    const times = `${seconds.toFixed(1)} s${processorSeconds ? `, ${processorSeconds.toFixed(1)} s of processor time` : ''}`;
    console.log(
      `${counts.failed > 0 ? 'FAILED ' : 'passed '} ${step.name}: ${counts.passed} passed, ${counts.failed} failed${skipped} (${times})`,
    );
    if (counts.failed === 0) return true;
    failures.push(...tests.filter(({ isPassed }) => !isPassed));
    console.log(`\n${output.trimEnd()}\n`);
    if (stopsAtFailure) stopped.abort();
    return false;
  };
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) ends.get(step.name)?.resolve(await run(step));
    }),
  );
  if (failures.length > 0) console.log(['Failed:', ...describeFailures(failures), ''].join('\n'));
  if (unfinished.size > 0) console.log(['Not run:', ...unfinished, ''].join('\n'));
  for (const line of notes?.() ?? []) console.log(line);
  console.log(
    `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
  );
  return total.failed === 0 && unfinished.size === 0;
}

type Ended = {
  status: number;
  output: string;
  seconds: number;
  processorSeconds: number | undefined;
};

async function runStep({ name, command, env }: Command, signal: AbortSignal): Promise<Ended> {
  const isTimed = process.platform !== 'win32';
  const words = isTimed ? [...WITH_TIMES, process.execPath, ...command] : [...command];
  const started = performance.now();
  // A group of its own, so that a step is stopped with everything that it has started.
  const child = spawn(isTimed ? 'sh' : process.execPath, words, {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: isTimed,
    env: { ...process.env, ...env },
  });
  const stop = () => {
    if (child.pid === undefined) return;
    if (isTimed) process.kill(-child.pid, 'SIGTERM');
    else child.kill();
  };
  signal.addEventListener('abort', stop, { once: true });
  const said: Buffer[] = [];
  const times: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => said.push(part));
  child.stdio[3]?.on('data', (part: Buffer) => times.push(part));
  const [status] = (await once(child, 'close')) as [number | null];
  signal.removeEventListener('abort', stop);
  if (status === SKIPPED)
    console.log(
      `skipped ${name}: ${Buffer.concat(said).toString('utf8').trim().split('\n').at(-1)}`,
    );
  return {
    status: status ?? 1,
    output: Buffer.concat(said).toString('utf8'),
    seconds: (performance.now() - started) / MS,
    processorSeconds: isTimed ? sumOfTimes(Buffer.concat(times).toString('utf8')) : undefined,
  };
}

/** Processor seconds from what the shell's `times` prints, such as `0m1.20s 0m0.30s`, a line for itself and one for its commands. */
export function sumOfTimes(text: string): number {
  return [...text.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

function readCounts({ report }: Command, status: number): { counts: Counts; tests: RunTest[] } {
  if (status === SKIPPED) return { counts: { passed: 0, failed: 0, skipped: 1 }, tests: [] };
  const tests = report ? readReport(report) : [];
  const ran = tests.filter(({ isSkipped }) => !isSkipped);
  const counts = {
    passed: ran.filter(({ isPassed }) => isPassed).length,
    failed: ran.filter(({ isPassed }) => !isPassed).length,
    skipped: tests.length - ran.length,
  };
  if (!report) counts[status === 0 ? 'passed' : 'failed'] = 1;
  // A step that ended badly without a failed test, or in which no test ran, is a failure all the same.
  if (counts.failed === 0 && (status !== 0 || counts.passed === 0))
    return { counts: { ...counts, failed: 1 }, tests: [] };
  return { counts, tests };
}
