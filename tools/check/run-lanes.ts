import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describeFailures, type RunTest, readReport } from './test-reports.ts';

/** One command of a test run. */
export type Command = {
  name: string;
  /** Arguments of Node. */
  command: readonly string[];
  /**
   * The JSON report of Vitest or Playwright that it writes; a step without one counts as one test.
   */
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

const MS = 1000;

/**
 * Runs lanes of steps side by side, the steps of a lane in turn, with one line a step. The output
 * of a step that fails is printed; the others go on, except those that come after it, or are
 * stopped. At the end the failed tests and the steps without a result are named.
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
    const { status, output, seconds } = await runStep(step, stopped.signal);
    if (stopped.signal.aborted) return false;
    unfinished.delete(step.name);
    const { counts, tests } = readCounts(step, status);
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
    console.log(
      `${counts.failed > 0 ? 'FAILED ' : 'passed '} ${step.name}: ${counts.passed} passed, ${counts.failed} failed${skipped} (${seconds.toFixed(1)} s)`,
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

type Ended = { status: number; output: string; seconds: number };

async function runStep({ name, command, env }: Command, signal: AbortSignal): Promise<Ended> {
  const isGroup = process.platform !== 'win32';
  const started = performance.now();
  // A group of its own, so that a step is stopped with everything that it has started.
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: isGroup,
    env: { ...process.env, ...env },
  });
  const stop = () => {
    if (child.pid === undefined) return;
    // As Ctrl+C does: at SIGTERM Playwright leaves its server, and the next run finds the port
    // taken.
    if (isGroup) process.kill(-child.pid, 'SIGINT');
    else child.kill();
  };
  signal.addEventListener('abort', stop, { once: true });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => said.push(part));
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
  };
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
  // A step that ended badly without a failed test, or in which no test ran, is a failure all the
  // same.
  if (counts.failed === 0 && (status !== 0 || counts.passed === 0))
    return { counts: { ...counts, failed: 1 }, tests: [] };
  return { counts, tests };
}
