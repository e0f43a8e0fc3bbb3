import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { installPackages } from './install-packages.mjs';

let folder = '';
/** An npm that waits for a word of the test, and notes with what it was called. */
const NPM = `#!/bin/sh
echo "$@" >> calls.txt
read word < may-end
mkdir -p node_modules
`;
const calls = () => readFileSync(join(folder, 'calls.txt'), 'utf8');
const letNpmEnd = () => writeFile(join(folder, 'may-end'), 'now\n');

beforeEach(() => {
  folder = newFolder();
  writeFileSync(join(folder, 'package-lock.json'), '{ "packages": {} }');
  writeFileSync(join(folder, 'npm'), NPM, { mode: 0o755 });
  execFileSync('mkfifo', [join(folder, 'may-end')]);
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it('two commands begun at once install the packages once: the second waits for the first', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    lines.push(line.slice(0, 20));
    if (line.startsWith('Waiting')) void letNpmEnd();
  });
  await Promise.all([installPackages(folder, false), installPackages(folder, false)]);
  expect(lines).toEqual(['Installing packages ', 'Waiting until anothe']);
  expect(calls()).toBe('ci --no-audit --no-fund --loglevel=error --omit=dev\n');
});

it('tests add their packages to those that another command uses', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  await Promise.all([installPackages(folder, false), letNpmEnd()]);
  await Promise.all([installPackages(folder, true), letNpmEnd()]);
  expect(calls()).toMatch(/^ci .*\ninstall --no-save --no-audit --no-fund --loglevel=error\n$/);
});
