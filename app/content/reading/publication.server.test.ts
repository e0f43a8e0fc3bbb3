import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keptFacts } from './kept-facts.server.ts';
import { placeOf } from './problem.server.ts';
import { findUnpublishable } from './publication.server.ts';

function folderWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'publication-'));
  writeFileSync(join(folder, 'college.yaml'), text);
  return folder;
}

it('lists each sample and placeholder with its line', () => {
  const problems = findUnpublishable(
    folderWith(
      'edition: demonstration\nname: A\nsample: true\nemail: office@college.example\nphone: "+91 00000 00000"\naishe: C-00000\n',
    ),
  );
  expect(problems.map((problem) => [problem.file, placeOf(problem)])).toEqual([
    ['college.yaml', 'line 1'],
    ['college.yaml', 'line 3'],
    ['college.yaml', 'line 4'],
    ['college.yaml', 'line 5'],
    ['college.yaml', 'line 6'],
  ]);
});

it.each([
  'stillSample: [seats, fees]',
  'stillSample:\n  - fees',
  ':::note[Sample.]',
  ':::table[മാതൃക: സമയം]',
  'One rupee a day (sample).',
])('asks for what is invented without a mark: %s', (text) => {
  expect(findUnpublishable(folderWith(text))).toHaveLength(1);
});

it('reports nothing for real entries', () => {
  expect(
    findUnpublishable(
      folderWith('edition: publication\nstillSample: []\nfee: 10000\nphone: "+91 471 2332120"\n'),
    ),
  ).toEqual([]);
});

it.each([
  ['the place of the sample', 'location: { latitude: 10.5, longitude: 76.5 }'],
  ['a text that the sample has read', 'stillSample: []\nreviewedOn: 2026-11-21'],
  ['the same, as the desk writes it', 'stillSample: []\nreviewedOn: "2026-11-21"'],
])('asks for %s', (_, text) => {
  expect(findUnpublishable(folderWith(text))).toHaveLength(1);
});

it('leaves the days of texts that are still called those of the sample', () => {
  expect(
    findUnpublishable(folderWith('stillSample: [texts]\nreviewedOn: 2026-11-21')).map(
      ({ line }) => line,
    ),
  ).toEqual([1]);
});

it('asks for a text of a page that nobody has read, once texts are no longer called those of the sample', () => {
  const folder = folderWith('stillSample: []\n');
  mkdirSync(join(folder, 'pages/about'), { recursive: true });
  writeFileSync(join(folder, 'pages/about/history.en.md'), '---\ntitle: History\n---\n');
  expect(findUnpublishable(folder).map(({ file, path }) => [file, path])).toEqual([
    ['pages/about/history.en.md', ['reviewedOn']],
  ]);
  writeFileSync(join(folder, 'college.yaml'), 'stillSample: [texts]\n');
  expect(findUnpublishable(folder).map(({ file }) => file)).toEqual(['college.yaml']);
});

it('every text of the sample was read on a day that no college can have', () => {
  const texts = globSync('content/pages/**/*.md').map((file) => readFileSync(file, 'utf8'));
  expect(texts.filter((text) => !/^reviewedOn: 2026-11-(?:1\d|2[0-5])$/m.test(text))).toEqual([]);
});

it('does not call fees and laboratories of the sample those of a college', () => {
  const folder = mkdtempSync(join(tmpdir(), 'publication-'));
  for (const file of [
    'fees.yaml',
    'departments/civil/department.yaml',
    'departments/cse/department.yaml',
  ])
    cpSync(join('content', file), join(folder, file));
  const write = (file: string, change: (text: string) => string) =>
    writeFileSync(join(folder, file), change(readFileSync(join('content', file), 'utf8')));
  write('departments/cse/department.yaml', (text) =>
    text.replace(/work:\n {6}en: "/, 'work:\n      en: "Since 2001: '),
  );
  const kept = () => keptFacts(folder, []).map(({ file, path }) => [file, ...path].join(': '));
  expect(kept()).toEqual(['fees.yaml', 'departments/civil/department.yaml: laboratories']);
  write('fees.yaml', (text) => text.replace('btech: 9650', 'btech: 9651'));
  expect(kept()).toEqual(['departments/civil/department.yaml: laboratories']);
  expect(keptFacts(folder, ['laboratories'])).toEqual([]);
});

it('does not allow the demonstration content to be published', () => {
  expect(findUnpublishable('content').length).toBeGreaterThan(10);
});
