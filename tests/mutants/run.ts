import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createVitest } from 'vitest/node';
import { parse } from 'yaml';
import { splitTest } from '#app/features/duties/schema.ts';
import { SKIPPED } from '#tools/check/run-lanes.ts';
import { type Mutant, mutantsSchema } from './mutants.ts';

/**
 * `node tools/run.mjs test:mutants`: makes one change after another in a copy of the project and runs the test that must notice it. A change that its test
 * does not notice is printed as alive. `-- --since HEAD~1` tries those whose file or test has changed and that need neither a build nor a browser;
 * other words select by the names of files and tests.
 */
const { values, positionals } = parseArgs({
  options: { since: { type: 'string' } },
  allowPositionals: true,
});
/** Lines that git prints; none if it fails, as without an earlier commit. */
const git = (...words: string[]) => {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
};
const changed = values.since ? git('diff', '--name-only', values.since) : undefined;

/** Units and components, then files of the build, then the browser. */
const levelOf = (file: string) =>
  file.endsWith('.spec.ts') ? 2 : Number(file.startsWith('tests/built/'));

const mutants = mutantsSchema
  .parse(parse(readFileSync('tests/mutants/mutants.yaml', 'utf8')))
  .map((mutant) => ({ ...mutant, ...splitTest(mutant.test), changes: mutant.file }))
  .filter(
    ({ changes, file }) =>
      !changed || (levelOf(file) === 0 && [changes, file].some((name) => changed.includes(name))),
  )
  .filter(
    ({ changes, test }) =>
      positionals.length === 0 || positionals.some((word) => `${changes} ${test}`.includes(word)),
  );
const byTestFile = Object.entries(Object.groupBy(mutants, ({ file }) => file)).sort(
  ([a], [b]) => levelOf(a) - levelOf(b),
);

if (mutants.length === 0) {
  console.log('No mutant is of a file or test that has changed');
  process.exit(values.since ? SKIPPED : 1);
}

const project = process.cwd();
const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const file of git('ls-files', '--cached', '--others', '--exclude-standard'))
  if (existsSync(file)) cpSync(file, join(copy, file));
for (const folder of ['node_modules', 'public/assets', 'public/documents']) {
  mkdirSync(dirname(join(copy, folder)), { recursive: true });
  if (existsSync(folder)) symlinkSync(join(project, folder), join(copy, folder));
}
if (byTestFile.some(([file]) => levelOf(file) > 0))
  cpSync('build', join(copy, 'build'), {
    recursive: true,
    filter: (file) => !/\.(?:br|gz)$/.test(file),
  });
process.chdir(copy);

/** One server for all changes: only the test and what was changed are read again, by a new worker, which knows nothing of the change before. */
const vitest = await createVitest('test', { watch: false, isolate: true, reporters: [{}] });
await vitest.standalone();

const alive: string[] = [];
for (const [file, group = []] of byTestFile) {
  // A test that is red anyway notices nothing.
  const isGreen = await passes(file, ...new Set(group.map(({ title }) => title)));
  for (const mutant of group) {
    const name = `${mutant.changes}: ${mutant.from} -> ${mutant.to}`;
    const problem = isGreen
      ? await findProblem(mutant)
      : `${mutant.file}: fails without any change`;
    if (problem) alive.push(`${name}: ${problem}`);
    console.log(problem ? `alive  ${alive.at(-1)}` : `killed ${name}`);
  }
}
await vitest.close();
console.log(
  [`${mutants.length - alive.length} killed, ${alive.length} alive`, ...alive].join('\n'),
);
process.exit(alive.length > 0 ? 1 : 0);

/** Makes a change for the time of its test. @returns why it stays alive, if it does */
async function findProblem({
  changes,
  from,
  to,
  file,
  title,
}: Mutant & { changes: string; title: string }): Promise<string | undefined> {
  const path = join(copy, changes);
  const whole = readFileSync(path, 'utf8');
  if (!whole.includes(from)) return 'the text to change is not there';
  writeFileSync(path, whole.replaceAll(from, to));
  vitest.invalidateFile(path);
  const isUnnoticed = await passes(file, title);
  writeFileSync(path, whole);
  vitest.invalidateFile(path);
  return isUnnoticed ? `not noticed by ${file}: ${title}` : undefined;
}

/** Whether the tests of a file whose titles hold the given words pass in the copy. @throws Error if there is none */
async function passes(file: string, ...titles: string[]): Promise<boolean> {
  const words = titles
    .map((title) =>
      title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/%[sj]|\\\$\w+/g, '.*'),
    )
    .join('|');
  if (levelOf(file) === 2) return passesInBrowser(file, words);
  vitest.setGlobalTestNamePattern(new RegExp(words));
  const run = await vitest.runTestSpecifications(await vitest.globTestSpecifications([file]));
  // The run also lists the files before it.
  const testModules = run.testModules.filter(({ moduleId }) => moduleId === join(copy, file));
  const states = testModules.flatMap((module) =>
    [...module.children.allTests()].map((test) => test.result().state),
  );
  const isLoaded = testModules.every((module) => module.errors().length === 0);
  if (isLoaded && !states.some((state) => state === 'passed' || state === 'failed'))
    throw new Error(`${file}: ${words}: no such test`);
  return isLoaded && !states.includes('failed');
}

function passesInBrowser(file: string, words: string): boolean {
  const command = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--project=always',
    '--reporter=line',
    file,
    '-g',
    words,
  ];
  const env = { ...process.env, TEST_PORT: '4397', TEST_OUTPUT: join(copy, 'test-results') };
  const { status, stdout } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  if (!/\d+ (?:passed|failed)/.test(stdout))
    throw new Error(`${file}: ${words}: no test ran\n${stdout}`);
  return status === 0;
}
