import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { findChromium } from './chromium.ts';
import { findEngine, notRunNote } from './engines.ts';
import { heaviestPages } from './heaviest-pages.ts';
import { SKIPPED } from './known-weaknesses.ts';
import { describeFailures, type RunTest, readBrowserReport, readUnitReport } from './test-reports.ts';

/** `npm test`: every check, and one line at the end that counts them. `npm run check` passes `quick`: what one runs while working. */

type Outcome = { passed: number; failed: number };
type Step = { name: string; command: readonly string[] /** Reads how many tests a step ran; without it the step counts as one. */; count?: () => Outcome };

const RESULTS = 'test-results';
const bin = (path: string) => `node_modules/${path}`;
const vitest = (report: string, ...projects: string[]) => [
  ...[bin('vitest/vitest.mjs'), 'run', ...projects.map((project) => `--project=${project}`)],
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/${report}`],
];

/** What the others read. */
const BEFORE: Step = { name: 'route types', command: [bin('@react-router/dev/bin.cjs'), 'typegen'] };

/** These only read. The build begins after them, for it changes folders that they walk through. */
const CHECKS: readonly Step[] = [
  { name: 'types', command: [bin('typescript/bin/tsc'), '--noEmit'] },
  { name: 'code rules (Biome)', command: [bin('@biomejs/biome/bin/biome'), 'check', '.', '--error-on-warnings'] },
  { name: 'style rules (stylelint)', command: [bin('stylelint/bin/stylelint.mjs'), 'app/**/*.css'] },
  { name: 'unused files, exports and packages (knip)', command: [bin('knip/bin/knip.js'), '--no-config-hints'] },
  { name: 'content', command: ['tools/check/check-content.ts'] },
];

const units = (...projects: string[]): Step => ({
  name: 'units',
  command: vitest('units.json', ...projects),
  count: () => countUnits('units.json'),
});
const BUILDING: Step = { name: 'build', command: ['tools/build/build.ts'] };

/** Waits for the registry only. */
const WEAKNESSES: Step = { name: 'known weaknesses of the libraries', command: ['tools/check/known-weaknesses.ts'] };

const SMOKE: Step = {
  name: 'forty tests of the built site in Chromium',
  command: [bin('@playwright/test/cli.js'), 'test', 'tests/browser/smoke/', '--project=desktop', '--project=desktop-english'],
  count: () => countBrowserTests(),
};

const FIREFOX: Step = {
  name: 'journeys in Firefox',
  command: vitest('firefox.json', 'engines').concat('tests/engines/firefox.test.ts'),
  count: () => countUnits('firefox.json'),
};
const FILES: Step = {
  name: 'the files of the built site, and the site behind the servers of this machine',
  command: vitest('built.json', 'built', 'hosting'),
  count: () => countUnits('built.json'),
};

const CHROMIUM: Step = { name: 'the built site in Chromium', command: [bin('@playwright/test/cli.js'), 'test'], count: () => countBrowserTests() };
const DESK: Step = {
  name: 'the desk in Chromium',
  command: [bin('@playwright/test/cli.js'), 'test', '--config=tests/desk/browser/playwright.config.ts'],
  count: () => countBrowserTests('desk.json'),
};

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
process.env.CHROMIUM_PATH = findChromium();
const firefox = findEngine('firefox');
console.log(`Browsers: ${[findEngine('chromium'), firefox].flatMap((found) => (found ? `${found.version} (${found.path})` : [])).join(', ')}`);

const isQuick = process.argv[2] === 'quick';
const outcomes: Outcome[] = [];
// Groups in turn; in each, lanes side by side, for few steps keep both processors busy.
const groups: Step[][][] = [
  [[BEFORE]],
  CHECKS.map((step) => [step]),
  isQuick ? [[units('rules', 'parts')], [BUILDING]] : [[units('rules', 'parts', 'desk')], [BUILDING, DESK], [WEAKNESSES]],
  isQuick ? [[SMOKE]] : [firefox ? [FIREFOX] : [], [FILES]],
  isQuick ? [] : [[CHROMIUM]],
];
for (const lanes of groups) {
  await Promise.all(
    lanes.map(async (steps) => {
      for (const step of steps) outcomes.push(await runStep(step, lanes.length > 1));
    }),
  );
}
for (const line of ['', ...heaviestPages(readReport('browser.json'))]) console.log(line);
if (!isQuick) console.log(`\n${notRunNote(firefox !== undefined)}`);
const failures = describeFailures(testsThatRan());
if (failures.length > 0) console.log(['\nFailed:', ...failures].join('\n'));
const sum = (of: keyof Outcome) => outcomes.reduce((all, outcome) => all + outcome[of], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;

/** @param isHeldBack shows the output of the step when it has ended, so that the output of two steps is not mixed */
async function runStep({ name, command, count }: Step, isHeldBack = false): Promise<Outcome> {
  if (!isHeldBack) console.log(`\n== ${name}`);
  const started = performance.now();
  const output = isHeldBack ? 'pipe' : 'inherit';
  const step = spawn(process.execPath, command, { stdio: ['ignore', output, output] });
  const said: Buffer[] = [];
  for (const stream of [step.stdout, step.stderr]) stream?.on('data', (part: Buffer) => said.push(part));
  const [status] = await once(step, 'close');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (isHeldBack) console.log(`\n== ${name}\n${Buffer.concat(said).toString('utf8')}`);
  console.log(`== ${name}: ${status === 0 ? 'passed' : status === SKIPPED ? 'skipped' : 'FAILED'} in ${seconds} s`);
  if (status === SKIPPED) return { passed: 0, failed: 0 };
  const counted = count?.() ?? { passed: status === 0 ? 1 : 0, failed: 0 };
  // A step that ended badly without a failed test, such as one that could not start, is a failure all the same.
  return status === 0 || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

function countUnits(file: string): Outcome {
  const report = readReport(file);
  return { passed: Number(report.numPassedTests ?? 0), failed: Number(report.numFailedTests ?? 0) };
}

function countBrowserTests(file = 'browser.json'): Outcome {
  const stats = readReport(file).stats;
  if (typeof stats !== 'object' || stats === null) return { passed: 0, failed: 1 };
  return { passed: Number(Reflect.get(stats, 'expected')), failed: Number(Reflect.get(stats, 'unexpected')) + Number(Reflect.get(stats, 'flaky')) };
}

/** The tests of every report that was written whole; a step that broke off may have left none. */
function testsThatRan(): RunTest[] {
  const isWritten = (file: string) => Object.keys(readReport(file)).length > 0;
  return [
    ...['units.json', 'firefox.json', 'built.json'].filter(isWritten).flatMap((file) => readUnitReport(readReport(file), (name) => relative('.', name))),
    ...['browser.json', 'desk.json'].filter(isWritten).flatMap((file) => readBrowserReport(readReport(file), 'tests')),
  ];
}

function readReport(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8')) as Record<string, unknown>;
  } catch {
    // The step could not write its report; its exit status shows the failure.
    return {};
  }
}
