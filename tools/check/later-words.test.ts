import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { runNode } from '#tests/support/run-node.ts';

const college = newFolder();
const labels = join(college, 'languages/hi/labels');
cpSync('docs/language-example', join(college, 'languages'), { recursive: true });

/** What the check and the report know of the labels of Hindi. */
function words(): { lines: string[]; problems: { file: string; path: string[] }[] } {
  const code = `
    const { laterWords } = await import('#tools/check/later-words.ts');
    console.log(JSON.stringify(laterWords({ languages: ['en', 'hi', 'ml'] })));`;
  const { stdout } = runNode(['--input-type=module', '--eval', code], {
    env: { COLLEGE_DIR: college },
  });
  return JSON.parse(stdout);
}

it('the labels of a language that came later are counted', () => {
  const { lines, problems } = words();
  expect(lines).toEqual([expect.stringMatching(/^70 of \d+ labels of Hindi are written/)]);
  expect(problems).toEqual([]);
});

it('what the desk alone shows is not counted', () => {
  const [before] = words().lines;
  const folder = join(labels, 'features/college');
  mkdirSync(folder);
  writeFileSync(join(folder, 'labels.json'), '{ "desk": { "college": { "title": "कॉलेज" } } }');
  expect(words()).toEqual({ lines: [before], problems: [] });
});

it('a label that English does not have, one with other values and a file of no labels are mistakes, and count for nothing', () => {
  const file = join(labels, 'i18n/messages.json');
  writeFileSync(file, '{ "menuu": "मेनू", "entries": { "one": "{n} प्रविष्टि" } }');
  writeFileSync(join(labels, 'astray.json'), '{ "menu": "मेनू" }');
  const { lines, problems } = words();
  expect(lines[0]).not.toMatch(/^70 /);
  expect(problems.map(({ file, path }) => `${file} ${path.join('.')}`)).toEqual([
    `${file} menuu`,
    `${file} entries.one`,
    `${join(labels, 'astray.json')} `,
  ]);
});
