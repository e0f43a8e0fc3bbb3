import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { OF_KERALA } from '#tests/support/of-kerala.ts';

const folder = mkdtempSync(join(tmpdir(), 'our-college-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a college of another State that awards its own degrees gets every page, and none names Kerala', () => {
  const name = { en: 'Palar Valley Engineering College', ml: 'പാലാർ വാലി എൻജിനീയറിങ് കോളേജ്' };
  const answers = {
    name,
    shortName: { en: 'PVEC', ml: 'പി.വി.ഇ.സി.' },
    state: { en: 'Tamil Nadu', ml: 'തമിഴ്‌നാട്' },
    university: name,
    address: { en: 'Palar Road, Tamil Nadu 632999', ml: 'പാലാർ റോഡ്, തമിഴ്‌നാട് 632999' },
    phone: '+91 416 2999 999',
    email: 'office@palarvalley.test',
    siteUrl: 'https://www.palarvalley.test',
    programmes: { 'btech-ce': 60 },
  };
  writeFileSync(join(folder, 'answers.yaml'), stringify(answers));
  const college = join(folder, 'college');
  const made = spawnSync(process.execPath, ['desk/new-college.ts', college, '--answers', join(folder, 'answers.yaml')], { encoding: 'utf8' });
  expect([made.stderr, made.status]).toEqual(['', 0]);
  const built = spawnSync(process.execPath, [resolve('tools/college-site.mjs'), 'build', '--quick'], { cwd: college, encoding: 'utf8' });
  expect(built.status, built.stderr).toBe(0);
  const site = join(college, 'build/client');
  const pages = [
    'admissions',
    'admissions/btech',
    'admissions/phd',
    'admissions/my-admission',
    'academics/admission',
    'academics/affiliation',
    'department/civil',
  ];
  for (const page of pages.flatMap((path) => [path, `ml/${path}`])) expect(existsSync(join(site, page, 'index.html')), page).toBe(true);
  const files = globSync('**/*.{html,json,xml,ics,csv,txt,data}', { cwd: site });
  expect(files.filter((file) => readFileSync(join(site, file), 'utf8').search(OF_KERALA) >= 0)).toEqual([]);
}, 900_000);
