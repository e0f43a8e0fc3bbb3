import { readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { installPackages } from './install-packages.mjs';
import { npm } from './npm.mjs';

let folder = '';
/** An npm that waits for a word of the test, and notes with what it was called. */
const NPM = `
const fs = require('node:fs');
fs.appendFileSync('calls.txt', process.argv.slice(2).join(' ') + '\\n');
const clock = new Int32Array(new SharedArrayBuffer(4));
while (!fs.existsSync('may-end')) Atomics.wait(clock, 0, 0, 5);
fs.rmSync('may-end');
fs.mkdirSync('node_modules', { recursive: true });
`;
const calls = () => readFileSync(join(folder, 'calls.txt'), 'utf8');
const letNpmEnd = () => writeFile(join(folder, 'may-end'), 'now\n');

beforeEach(() => {
  folder = newFolder();
  writeFileSync(join(folder, 'package-lock.json'), '{ "packages": {} }');
  writeFileSync(join(folder, 'npm-cli.js'), NPM);
  vi.stubEnv('npm_execpath', join(folder, 'npm-cli.js'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('two commands begun at once install the packages once: the second waits for the first', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    lines.push(line.slice(0, 20));
    if (line.startsWith('Waiting')) void letNpmEnd();
  });
  await Promise.all([installPackages(folder, false), installPackages(folder, false)]);
  expect(lines).toEqual(['Installing packages ', 'Waiting until anothe']);
  expect(calls()).toBe('ci --no-audit --no-fund --loglevel=error --include=optional --omit=dev\n');
});

it('tests add their packages to those that another command uses', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  await Promise.all([installPackages(folder, false), letNpmEnd()]);
  await Promise.all([installPackages(folder, true), letNpmEnd()]);
  expect(calls()).toMatch(
    /^ci .*\ninstall --no-save --no-audit --no-fund --loglevel=error --include=optional --include=dev\n$/,
  );
});

it('the npm of the person is started without a shell, which would split a folder with a space in its name', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'npm-cli.js'), '');
  vi.stubEnv('npm_execpath', join(folder, 'npm-cli.js'));
  expect(npm()).toEqual([process.execPath, join(folder, 'npm-cli.js')]);
  // Another program that runs scripts takes other words.
  vi.stubEnv('npm_execpath', '/usr/lib/node_modules/pnpm/bin/pnpm.cjs');
  expect(npm()).toEqual(['npm']);
});

it('where npm is missing, that is said, and not asked whether the machine is online', async () => {
  vi.stubEnv('npm_execpath', '');
  vi.stubEnv('PATH', newFolder());
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  await expect(installPackages(folder, false)).rejects.toThrow('ended');
  expect(said.mock.calls).toEqual([
    ['npm cannot be started here (ENOENT). It comes with Node: https://nodejs.org'],
  ]);
});

it('what npm leaves out by its own settings is named', async () => {
  const { platform, arch } = process;
  const program = { optional: true, os: [platform], cpu: [arch] };
  const packages = {
    '': {},
    'node_modules/vite': {},
    'node_modules/vitest': { dev: true },
    'node_modules/@img/sharp-here': program,
    'node_modules/@img/sharp-elsewhere': { ...program, os: ['aix'] },
    'node_modules/@img/colour': { optional: true },
  };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  await Promise.all([expect(installPackages(folder, false)).rejects.toThrow('ended'), letNpmEnd()]);
  expect(said.mock.calls).toEqual([
    [
      'npm has left out node_modules/vite, node_modules/@img/sharp-here. They could not be fetched or kept, or a setting of npm rules them out (npm config list). Start again.',
    ],
  ]);
});
