import { mkdirSync, rmSync } from 'node:fs';
import { findChromium } from '#tools/check/chromium.ts';
import { ENGINES, findEngine, notRunNotes } from './engines.ts';
import { type Command, runLanes } from './run-lanes.ts';
import { CONTENT, codeRules, styleRules, TYPES, VITEST } from './steps.ts';
import { chromiumVersion } from './test-reports.ts';

/**
 * `npm test`: what answers within minutes. `npm run test:full` passes `full`: the rest. Two lanes
 * keep two processors busy. The short run stops at its first failed step; the long one finds all
 * failures at once.
 */
const isFull = process.argv[2] === 'full';
/**
 * Folder of the reports of this run; those of the other one are kept for
 * `node tools/run.mjs results`.
 */
const RESULTS = `test-results/${isFull ? 'full' : 'always'}`;

function vitest(name: string, report: string, ...words: string[]): Command {
  const file = `${RESULTS}/${report}.json`;
  return {
    name,
    command: [
      VITEST,
      ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...words],
    ],
    report: file,
  };
}

function playwright(name: string, report: string, ...words: string[]): Command {
  return {
    name,
    command: ['node_modules/@playwright/test/cli.js', 'test', ...words],
    report: `${RESULTS}/${report}.json`,
  };
}

const OWN_SERVER = ['hosts', 'own-server', 'redirects'].map((file) => `tests/hosting/${file}`);

const ALWAYS: Command[][] = [
  [
    { name: 'build', command: ['tools/build/build.ts', '--quick'] },
    {
      ...playwright(
        'the built site in Chromium',
        'browser',
        '--project=always',
        '--max-failures=5',
      ),
      after: 'build',
    },
    // One worker: the other lane has the second processor, and each worker reads the libraries and
    // the content anew.
    vitest('units and components', 'units', '--project=rules', '--project=parts', '--maxWorkers=1'),
  ],
  [
    TYPES,
    codeRules('.'),
    styleRules('app/**/*.css'),
    CONTENT,
    vitest('the desk', 'desk', '--project=desk', '--maxWorkers=1'),
    { ...vitest('files of the built site', 'built', '--project=built'), after: 'build' },
    {
      ...vitest('the server of npm start', 'server', '--project=hosting', ...OWN_SERVER),
      env: { ONLY_HOST: 'npm start' },
    },
  ],
];

const BROWSER_PROJECTS = ['desktop', 'phone', 'accessibility', 'layout'].map(
  (name) => `--project=${name}`,
);

const FULL: Command[][] = [
  [
    { name: 'build', command: ['tools/build/build.ts'] },
    {
      ...playwright('every page and all behaviour in Chromium', 'browser', ...BROWSER_PROJECTS),
      after: 'build',
    },
  ],
  [
    {
      name: 'unused files, exports and packages (knip)',
      command: ['node_modules/knip/bin/knip.js', '--no-config-hints'],
    },
    { name: 'known weaknesses of the libraries', command: ['tools/check/known-issues.ts'] },
    {
      ...vitest(
        'slow units, releases, the desk when it publishes and breaks',
        'slow',
        '--project=slow',
      ),
      after: 'build',
    },
    // Files of a project share their modules; alone and in another order, a test that needs the
    // state of another one fails.
    ...(process.env.ALL_COMBINATIONS
      ? [
          vitest(
            'each unit test file alone, in any order',
            'alone',
            '--isolate',
            '--sequence.shuffle',
            '--project=rules',
            '--project=parts',
          ),
        ]
      : []),
    playwright('the desk in Chromium', 'desk', '--config=tests/desk/browser/playwright.config.ts'),
    {
      ...vitest(
        'the built site behind every server of this machine',
        'hosting',
        '--project=hosting',
      ),
      after: 'build',
    },
    ...(ENGINES.some(findEngine)
      ? [
          {
            ...vitest('journeys in other browsers', 'engines', '--project=engines'),
            after: 'build',
          },
        ]
      : []),
  ],
];

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
process.env.TEST_OUTPUT = RESULTS;
process.env.CHROMIUM_PATH = findChromium();
console.log(`Chromium: ${chromiumVersion(process.env.CHROMIUM_PATH)}`);

process.exitCode = (await (isFull
  ? runLanes(FULL, { notes: notRunNotes })
  : runLanes(ALWAYS, { stopsAtFailure: true })))
  ? 0
  : 1;
