import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { type Command, runLanes } from './run-lanes.ts';

/** `npm run check`: what one runs while working: types, the rules for changed files, and the units that import them. */
const bin = (path: string) => `node_modules/${path}`;
const REPORT = 'test-results/check/units.json';

const git = (...words: string[]) =>
  spawnSync('git', words, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const code = changed.filter((file) => /\.(?:ts|tsx|js|mjs|json|jsonc|css)$/.test(file));
const styles = changed.filter((file) => /^app\/.*\.css$/.test(file));
// Content elsewhere has a history of its own.
const isContentChanged =
  process.env.CONTENT_DIR !== undefined || changed.some((file) => file.startsWith('content/'));

const always: Command[] = [
  {
    name: 'types',
    command: [
      bin('typescript/bin/tsc'),
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      '.cache/types',
    ],
  },
];
const ofChanges: Command[] = [
  ...(code.length > 0
    ? [
        {
          name: 'code rules (Biome)',
          command: [
            bin('@biomejs/biome/bin/biome'),
            'check',
            '--error-on-warnings',
            '--no-errors-on-unmatched',
            ...code,
          ],
        },
      ]
    : []),
  ...(styles.length > 0
    ? [
        {
          name: 'style rules (stylelint)',
          command: [bin('stylelint/bin/stylelint.mjs'), ...styles],
        },
      ]
    : []),
  ...(isContentChanged ? [{ name: 'content', command: ['tools/check/check-content.ts'] }] : []),
  {
    name: 'units of what changed',
    command: [
      bin('vitest/vitest.mjs'),
      'run',
      '--changed',
      '--passWithNoTests',
      '--project=rules',
      '--project=parts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
    ],
  },
];
mkdirSync('test-results/check', { recursive: true });
process.exitCode = (await runLanes([always, ofChanges])) ? 0 : 1;
