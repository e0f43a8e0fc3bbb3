import type { Command } from './run-lanes.ts';

/** What `npm test` and `npm run check` run. */

const bin = (path: string) => `node_modules/${path}`;

export const TYPES: Command = {
  name: 'types',
  command: [
    bin('typescript/bin/tsc'),
    ...['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types'],
  ],
};

export const CONTENT: Command = { name: 'content', command: ['tools/check/check-content.ts'] };

/** Biome, for some files. */
export const codeRules = (...files: readonly string[]): Command => ({
  name: 'code rules (Biome)',
  command: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', ...files],
});

/** stylelint, for some files. */
export const styleRules = (...files: readonly string[]): Command => ({
  name: 'style rules (stylelint)',
  command: [bin('stylelint/bin/stylelint.mjs'), ...files],
});

/** Runs tests of units. */
export const VITEST = bin('vitest/vitest.mjs');
