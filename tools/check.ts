import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './chromium.ts';

/** `npm test`: every check, one after the other, and one line at the end that counts them. */

type Outcome = { passed: number; failed: number };
type Step = { name: string; command: readonly string[] /** Reads how many tests a step ran; without it the step counts as one. */; count?: () => Outcome };

const RESULTS = 'test-results';
const bin = (path: string) => `node_modules/${path}`;

const STEPS: readonly Step[] = [
  { name: 'route types', command: [bin('@react-router/dev/bin.cjs'), 'typegen'] },
  { name: 'fonts', command: ['tools/make-fonts.ts'] },
  { name: 'types', command: [bin('typescript/bin/tsc'), '--noEmit'] },
  { name: 'code rules (Biome)', command: [bin('@biomejs/biome/bin/biome'), 'check', '.', '--error-on-warnings'] },
  { name: 'style rules (stylelint)', command: [bin('stylelint/bin/stylelint.mjs'), 'app/**/*.css'] },
  { name: 'unused files, exports and packages (knip)', command: [bin('knip/bin/knip.js'), '--no-config-hints'] },
  { name: 'content', command: ['tools/check-content.ts'] },
  {
    name: 'units',
    command: [bin('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/units.json`],
    count: () => countUnits('units.json'),
  },
  { name: 'build', command: ['tools/build.ts'] },
  {
    name: 'the built site behind the servers of this machine',
    command: [
      ...[bin('vitest/vitest.mjs'), 'run', '--config=vitest.hosting.config.ts'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/hosting.json`],
    ],
    count: () => countUnits('hosting.json'),
  },
  { name: 'the built site in Chromium', command: [bin('@playwright/test/cli.js'), 'test'], count: countBrowserTests },
];

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
process.env.CHROMIUM_PATH = findChromium();

const total: Outcome = { passed: 0, failed: 0 };
for (const step of STEPS) {
  const outcome = runStep(step);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function runStep({ name, command, count }: Step): Outcome {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const { status } = spawnSync(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'] });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  const counted = count?.() ?? { passed: status === 0 ? 1 : 0, failed: 0 };
  // A step that ended badly without a failed test, such as one that could not start, is a failure all the same.
  return status === 0 || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

function countUnits(file: string): Outcome {
  const report = readReport(file);
  return { passed: Number(report.numPassedTests ?? 0), failed: Number(report.numFailedTests ?? 0) };
}

function countBrowserTests(): Outcome {
  const stats = readReport('browser.json').stats;
  if (typeof stats !== 'object' || stats === null) return { passed: 0, failed: 1 };
  return { passed: Number(Reflect.get(stats, 'expected')), failed: Number(Reflect.get(stats, 'unexpected')) + Number(Reflect.get(stats, 'flaky')) };
}

function readReport(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8')) as Record<string, unknown>;
  } catch {
    // The step could not write its report; its exit status tells.
    return {};
  }
}
