import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { runNode } from '#tests/support/run-node.ts';

const college = newFolder();
const file = join(college, 'languages/hi/language.json');
cpSync('docs/language-example', join(college, 'languages'), { recursive: true });
const hindi = readFileSync(file, 'utf8');

/** What a command of the college says that names its languages. */
function said(written = hindi): string {
  writeFileSync(file, written);
  const code = `
    import { LOCALES } from '#languages/codes.ts';
    console.log(LOCALES.join());`;
  const { stdout, stderr } = runNode(['--input-type=module', '--eval', code], {
    env: { COLLEGE_DIR: college },
  });
  return stdout.trim() || stderr.trim();
}

it('a language in the folder of the college is one more, after English', () => {
  expect(said()).toBe('en,hi,ml,ta');
});

it.each([
  ['"दिसंबर"', '""', 'months has 11 texts; 12 are needed'],
  ['"monthOf"', '"month"', 'monthOf has 0 texts; 1 are needed'],
  ['"questionWords"', '"questions"', 'questions is no field; the fields are name, '],
  ['"0:00"', '"1:00"', 'times has no 0:00, from which a day begins'],
])('with %s as %s it is said that %s', (right, wrong, fault) => {
  expect(said(hindi.replace(right, wrong))).toContain(`${file}: ${fault}`);
});

it('a file that is no JSON is named, without a stack', () => {
  const words = said('{ name: Hindi }');
  expect(words).toContain(`${file}: Expected property name`);
  expect(words).not.toMatch(/^ +at /m);
});
