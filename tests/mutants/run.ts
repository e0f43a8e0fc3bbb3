import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { splitTest } from '#app/features/duties/schema.ts';
import { mutantsSchema } from './mutants.ts';

/**
 * `npm run test:mutants`: makes one change after another in a copy of the project and runs the test that must notice it. A change that its test
 * does not notice is printed as alive. `-- --since HEAD~1` tries those whose file has changed; other words select by the names of tests and files.
 */
const { values, positionals } = parseArgs({ options: { since: { type: 'string' } }, allowPositionals: true });
const git = (...words: string[]) =>
  spawnSync('git', words, { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .stdout.split('\n')
    .filter(Boolean);
const changed = values.since ? git('diff', '--name-only', values.since) : undefined;
const mutants = mutantsSchema
  .parse(parse(readFileSync('tests/mutants/mutants.yaml', 'utf8')))
  .filter(({ file, test }) => !changed || changed.includes(file) || changed.includes(splitTest(test).file))
  .filter(({ file, test }) => positionals.length === 0 || positionals.some((word) => `${file} ${test}`.includes(word)));

const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const file of git('ls-files')) if (existsSync(file)) cpSync(file, join(copy, file));
for (const folder of ['node_modules', 'public/assets', 'public/documents']) {
  mkdirSync(dirname(join(copy, folder)), { recursive: true });
  if (existsSync(folder)) symlinkSync(join(process.cwd(), folder), join(copy, folder));
}
cpSync('build', join(copy, 'build'), { recursive: true, filter: (file) => !/\.(?:br|gz|png|avif|webp|jpg)$/.test(file) });

const alive: string[] = [];
for (const { file, from, to, test } of mutants) {
  const path = join(copy, file);
  const whole = readFileSync(path, 'utf8');
  const name = `${file}: ${from} -> ${to}`;
  if (!whole.includes(from)) {
    alive.push(`${name}: the text to change is not there`);
    continue;
  }
  writeFileSync(path, whole.replaceAll(from, to));
  if (await passes(test)) alive.push(`${name}: not noticed by ${test}`);
  writeFileSync(path, whole);
  process.stdout.write(alive.at(-1)?.startsWith(name) ? `alive  ${alive.at(-1)}\n` : `killed ${name}\n`);
}
console.log(`${mutants.length - alive.length} passed, ${alive.length} failed`);
process.exitCode = alive.length > 0 ? 1 : 0;

/** Whether the tests of a file whose title holds the given words pass in the copy, and at least one ran. @throws Error if none ran */
async function passes(test: string): Promise<boolean> {
  const { file, title } = splitTest(test);
  const isBrowser = file.endsWith('.spec.ts');
  const words = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/%[sj]|\\\$\w+/g, '.*');
  const command = isBrowser
    ? ['node_modules/@playwright/test/cli.js', 'test', '--project=always', '--reporter=line', file, '-g', words]
    : ['node_modules/vitest/vitest.mjs', 'run', '--root', '.', file, '-t', words];
  const child = spawn(process.execPath, command, { cwd: copy, env: { ...process.env, TEST_PORT: '4397', TEST_OUTPUT: join(copy, 'test-results') } });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part));
  const [status] = await once(child, 'close');
  const output = Buffer.concat(said).toString('utf8');
  if (status === 0 ? !/\d+ passed/.test(output) : /No test(?: files)? found|No tests found/.test(output)) throw new Error(`${test}: no test ran\n${output}`);
  return status === 0;
}
