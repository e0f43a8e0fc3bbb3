import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { runNode } from '#tests/support/run-node.ts';

const college = newFolder();
const site = (...words: string[]) =>
  runNode([resolve('tools/college-site.mjs'), ...words], { cwd: college });

it('is refused in a folder without content', () => {
  expect(site('check')).toMatchObject({
    status: 1,
    stderr: `There is no content/college.yaml in ${college}. Run college-site in the folder of the college.\n`,
  });
});

it('names its commands', () => {
  const commands =
    'start, build, release, rollback, edit, new-college, upgrade, publish-due, documents, report, check, check-links, migrate';
  expect(site('improve')).toMatchObject({
    status: 1,
    stderr: `college-site COMMAND, one of: ${commands}\n`,
  });
});

it('shows what an older version wrote otherwise, and writes it only when asked', () => {
  cpSync('content', join(college, 'content'), { recursive: true });
  const file = join(college, 'content/college.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^closed: .*\n/m, ''));
  const shown = site('upgrade');
  expect(shown.stdout).toMatch(/^\+closed:/m);
  // A college from before the product ran on Windows.
  expect(shown.stdout).toContain('+* text=auto eol=lf');
  expect(shown.stdout).toContain('Nothing was written.');
  expect(readFileSync(file, 'utf8')).not.toMatch(/^closed:/m);
  expect(site('upgrade', '--write')).toMatchObject({
    status: 0,
    stdout: 'Upgraded: college.yaml, .gitattributes\n',
    stderr: '',
  });
  expect(readFileSync(file, 'utf8')).toMatch(/^closed:/m);
  expect(site('upgrade').stdout).toBe('Nothing is to be upgraded.\n');
});

it('runs a command on the content of the folder, and ends as it does', () => {
  cpSync('content', join(college, 'content'), { recursive: true });
  expect(site('check')).toMatchObject({ status: 0, stdout: 'No mistakes found in the content.\n' });
  expect(site('rollback', '--to', 'dist/college-site.zip', '--ask', 'none').stderr).toContain(
    `${join(college, 'dist/college-site.zip')}: the host keeps earlier releases`,
  );
  rmSync(join(college, 'content/home.yaml'));
  const { status, stderr } = site('check');
  expect(status).toBe(1);
  expect(stderr).toContain('home.yaml');
});

it('the packed product makes the folder in which it is installed that of a college', () => {
  const folder = newFolder();
  const run = (program: string, ...words: string[]) =>
    spawnSync(program, words, { cwd: folder, encoding: 'utf8' });
  const [{ filename }] = JSON.parse(
    spawnSync('npm', ['pack', '--json', '--pack-destination', folder], { encoding: 'utf8' }).stdout,
  ) as [{ filename: string }];
  // As npm install would, without the network.
  const packages = join(folder, 'node_modules');
  const product = join(packages, 'government-engineering-college-website');
  mkdirSync(product, { recursive: true });
  for (const name of readdirSync('node_modules'))
    symlinkSync(resolve('node_modules', name), join(packages, name));
  expect(run('tar', '-xzf', filename, '-C', product, '--strip-components=1').status).toBe(0);
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      dependencies: { 'government-engineering-college-website': `file:${filename}` },
    }),
  );
  writeFileSync(
    join(folder, 'answers.yaml'),
    'languages: [en]\nname: { en: Hill College }\nshortName: { en: HC }\naddress: { en: "Hill Road 110001" }\nphone: "+91 11 2999 9999"\nemail: office@hill.test\nsiteUrl: https://www.hill.test\nplace: { en: Hill }\ndistrict: { en: Hills }\nstate: { en: Highland }\nuniversity: { en: Highland University }\ndepartments: [civil]\nprogrammes: { btech-ce: 60 }\nwithout: [pg, architecture]\n',
  );
  const college = (...words: string[]) =>
    run(process.execPath, join(product, 'tools/college-site.mjs'), ...words);
  const made = college('new-college', '--answers', 'answers.yaml');
  expect([made.stderr, made.status]).toEqual(['', 0]);
  expect(college('check')).toMatchObject({
    status: 0,
    stdout: 'No mistakes found in the content.\n',
  });
  const { dependencies, scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect([dependencies, scripts.start]).toEqual([
    { 'government-engineering-college-website': `file:${filename}` },
    'college-site start',
  ]);
  expect(college('new-college').stderr).toContain(`${folder} is not empty.`);
}, 300_000);
