#!/usr/bin/env node
// Runs a command of this product for the college in whose folder it is called: content/, public/, desk.yaml (docs/own-college.md).
// Like prepare.mjs, it runs on any Node version, before any package is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMMANDS = {
  start: ['tools/serve/start.ts'],
  edit: ['desk/edit.ts'],
  build: ['tools/build/build.ts'],
  check: ['tools/check/check-content.ts'],
  documents: ['tools/files/print-documents.ts'],
  release: ['tools/release/release.ts'],
  rollback: ['tools/release/release.ts', 'rollback'],
  'publish-due': ['desk/publish-due.ts'],
  report: ['tools/check/report.ts'],
  upgrade: ['desk/upgrade.ts'],
  'new-college': ['desk/new-college.ts'],
  'check-links': ['tools/check/check-links.ts'],
  'import-addresses': ['tools/redirect-import/import-addresses.ts'],
};

const college = process.cwd();
const [name = '', ...words] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name)
  ? COMMANDS[name]
  : stop(`college-site COMMAND, one of: ${Object.keys(COMMANDS).join(', ')}`);
if (name !== 'new-college' && !existsSync('content/college.yaml'))
  stop(
    `There is no content/college.yaml in ${college}. Run college-site in the folder of the college.`,
  );
const source = dirname(dirname(fileURLToPath(import.meta.url)));
const isInstalled = source.includes(`${sep}node_modules${sep}`);
const product = isInstalled ? copyOf(source) : source;
if (!isInstalled) run(process.execPath, ['tools/prepare.mjs']);
// The version of Node that the product is tested with, unless its installation was not allowed.
const node = join(product, 'node_modules/.bin/node');
run(existsSync(node) ? node : process.execPath, [...command, ...words]);

function run(program, words) {
  // As for npm start, the packages of the tests are not needed.
  const env = {
    ...process.env,
    npm_lifecycle_event: 'prestart',
    COLLEGE_DIR: college,
    CONTENT_DIR: join(college, 'content'),
  };
  const { status } = spawnSync(program, words, {
    cwd: product,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Node reads no TypeScript in node_modules, so each installed version is copied out of it once; the packages stay where npm has put them. */
function copyOf(folder) {
  const version = createHash('sha256')
    .update(readFileSync('node_modules/.package-lock.json'))
    .digest('hex')
    .slice(0, 12);
  const copies = join(college, '.product');
  const copy = join(copies, version);
  if (existsSync(copy)) return copy;
  rmSync(copies, { recursive: true, force: true });
  const part = `${copy}.part`;
  cpSync(folder, part, { recursive: true });
  // npm packs no file of this name.
  renameSync(join(part, 'packed-lock.json'), join(part, 'package-lock.json'));
  symlinkSync(join(college, 'node_modules'), join(part, 'node_modules'), 'junction');
  renameSync(part, copy);
  return copy;
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
