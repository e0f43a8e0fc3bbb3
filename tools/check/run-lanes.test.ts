import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { type Command, runLanes } from './run-lanes.ts';

const waits = ['-e', 'setTimeout(() => {}, 600_000)'];
const says = (text: string, status = 0): string[] => [
  '-e',
  `console.log(${JSON.stringify(text)}); process.exitCode = ${status}`,
];

/** Runs lanes and returns what was printed, without seconds. */
async function run(...lanes: Command[][]): Promise<{ isPassed: boolean; lines: string[] }> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const isPassed = await runLanes(lanes);
  const printed = log.mock.calls.map(([line]) => String(line).replace(/ \([\d.]+ s.*\)$/, ''));
  return { isPassed, lines: printed.flatMap((text) => text.split('\n')).filter(Boolean) };
}

function reportOf(...statuses: string[]): string {
  const assertionResults = statuses.map((status, index) => ({
    title: `test ${index + 1}`,
    status,
    failureMessages: [`it is ${status}`],
  }));
  const testResults = [{ name: join(process.cwd(), 'a.test.ts'), assertionResults }];
  return join(newFolder({ 'report.json': JSON.stringify({ testResults }) }), 'report.json');
}

it('a run ends with one line that counts all tests, those that were skipped too', async () => {
  const report = reportOf('passed', 'passed', 'skipped');
  const { isPassed, lines } = await run(
    [{ name: 'types', command: says('fine') }],
    [{ name: 'units', command: says('fine'), report }],
  );
  expect(isPassed).toBe(true);
  expect(lines.toSorted()).toEqual([
    '3 passed, 0 failed, 1 skipped',
    'passed  types: 1 passed, 0 failed',
    'passed  units: 2 passed, 0 failed, 1 skipped',
  ]);
});

it('after a failed step only those that need it do not run: its output is shown, its tests and what did not run are named', async () => {
  const report = reportOf('passed', 'failed');
  const never = { name: 'browser', command: says('must not run'), after: 'build' };
  const { isPassed, lines } = await run([
    { name: 'build', command: says('out of disk', 1), report },
    never,
    { name: 'types', command: says('fine') },
    { ...never, name: 'files', after: 'browser' },
  ]);
  expect(isPassed).toBe(false);
  expect(lines).toEqual([
    ...[
      'FAILED  build: 1 passed, 1 failed',
      'out of disk',
      'passed  types: 1 passed, 0 failed',
      'Failed:',
      'a.test.ts › test 2',
      '    it is failed',
    ],
    ...['Not run:', 'browser', 'files', '2 passed, 1 failed'],
  ]);
});

it('the short run stops at its first failed step', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const lanes = [
    [{ name: 'build', command: waits }],
    [{ name: 'types', command: says('wrong', 1) }],
  ];
  expect(await runLanes(lanes, { stopsAtFailure: true })).toBe(false);
  expect(log.mock.calls.slice(-2)).toEqual([['Not run:\nbuild\n'], ['0 passed, 1 failed']]);
});

it('a step in which no test ran, and one that ends badly without a failed test, count as failed', async () => {
  expect(
    (await run([{ name: 'units', command: says(''), report: 'test-results/none.json' }])).lines.at(
      -1,
    ),
  ).toBe('0 passed, 1 failed');
  expect(
    (await run([{ name: 'units', command: says('', 1), report: reportOf('passed') }])).lines.at(-1),
  ).toBe('1 passed, 1 failed');
});

it('a step that this machine cannot run is skipped, with its reason', async () => {
  const { isPassed, lines } = await run([
    { name: 'weaknesses', command: says('the registry does not answer', 75) },
  ]);
  expect(isPassed).toBe(true);
  expect(lines[0]).toBe('skipped weaknesses: the registry does not answer');
});
