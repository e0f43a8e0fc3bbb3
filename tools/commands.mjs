import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { nodeForTypeScript } from './node.mjs';

/**
 * What prints documents (docs/decisions/008-documents-by-typst.md), also where the desk or a
 * release finds outdated ones.
 */
const PRINTING = 'tools/pdf/typst';

/**
 * Every command of the product by its name: the program, with the words that it always gets, run
 * one after another where there are several. `tests`: it needs the packages of the tests.
 * `packages`: folder of packages that only such commands need.
 * `college`: its name for a college, which runs it in its own folder (tools/college-site.mjs).
 * @type {Record<string, { run: string[][], tests?: true, packages?: string, college?: string }>}
 */
export const COMMANDS = {
  start: { run: [['tools/serve/start.ts']], college: 'start' },
  dev: {
    run: [['tools/build/make-public-files.ts'], ['node_modules/vite/bin/vite.js']],
  },
  build: { run: [['tools/build/build.ts']], college: 'build' },
  release: { run: [['tools/release/release.ts']], packages: PRINTING, college: 'release' },
  rollback: { run: [['tools/release/release.ts', 'rollback']], college: 'rollback' },
  edit: { run: [['desk/edit.ts']], packages: PRINTING, college: 'edit' },
  'new-college': { run: [['desk/new-college.ts']], college: 'new-college' },
  upgrade: { run: [['desk/upgrade.ts']], college: 'upgrade' },
  'publish-due': { run: [['desk/publish-due.ts']], packages: PRINTING, college: 'publish-due' },
  documents: {
    run: [['tools/pdf/print-documents.ts']],
    packages: PRINTING,
    college: 'documents',
  },
  report: { run: [['tools/check/report.ts']], college: 'report' },
  'check:content': { run: [['tools/check/check-content.ts']], college: 'check' },
  'list-fields': { run: [['tools/check/list-fields.ts']] },
  'format-texts': { run: [['tools/check/format-texts.ts']] },
  search: { run: [['tools/check/search.ts']] },
  'same-site': { run: [['tools/check/same-site.ts']] },
  'check:links': { run: [['tools/check/check-links.ts']], college: 'check-links' },
  migrate: { run: [['desk/migrate/migrate.ts']], college: 'migrate' },
  'new-feature': { run: [['tools/new-feature/new-feature.ts']] },
  check: { run: [['tools/check/check-changes.ts']], tests: true },
  test: { run: [['tools/check/test.ts']], tests: true },
  'test:full': { run: [['tools/check/test.ts', 'full']], tests: true, packages: PRINTING },
  vitest: { run: [['node_modules/vitest/vitest.mjs']], tests: true },
  playwright: { run: [['node_modules/@playwright/test/cli.js']], tests: true },
  'test:browsers': { run: [['tools/check/test-browsers.ts']], tests: true },
  results: { run: [['tools/check/results.ts']], tests: true },
  colours: { run: [['tools/site-files/make-colours.ts']] },
  fonts: {
    run: [
      ['tools/fonts/make-fonts.ts'],
      ['node_modules/vitest/vitest.mjs', 'run', '--project=fonts'],
    ],
    tests: true,
    packages: 'tools/fonts',
  },
  bench: { run: [['tools/bench/bench.ts']], tests: true, packages: 'tools/bench/lighthouse' },
};

/**
 * Runs a command and ends the process with its status if it fails.
 * @param {string} name of COMMANDS
 * @param {string[]} words of the person, for its last program
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} place
 */
export async function runCommand(name, words, place = {}) {
  const { cwd = '.', env = process.env } = place;
  const node = await nodeForTypeScript(cwd);
  const { run } = COMMANDS[name];
  // Each file is compiled once for all commands: without the compiler of TypeScript a server takes
  // a fifth less memory.
  const compiled = { NODE_COMPILE_CACHE: resolve(cwd, '.cache/compiled') };
  for (const program of run) {
    const { status } = spawnSync(node, [...program, ...(program === run.at(-1) ? words : [])], {
      cwd,
      env: { ...compiled, ...env },
      stdio: 'inherit',
    });
    if (status !== 0) process.exit(status ?? 1);
  }
}
