import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withLineEnds } from './line-ends.ts';

const rules = readFileSync('.gitattributes', 'utf8');

it('the rules of the product are for all files', () => {
  expect(rules).toContain('* text=auto eol=lf\n');
});

it.each([
  ['a college without rules gets them', '', rules],
  ['rules of a college for some files count more', '*.pdf lfs\n', `${rules}*.pdf lfs\n`],
  ['its own rule for all files stays', '* -text\n', '* -text\n'],
  ['nothing is written twice', rules, rules],
])('%s', (_, own, expected) => {
  expect(withLineEnds(own)).toBe(expected);
});
