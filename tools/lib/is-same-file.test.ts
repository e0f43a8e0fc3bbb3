import { linkSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isSameFile } from './is-same-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'same-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['the same text', 'fees', 'fees', true],
  ['the same long text', 'fees'.repeat(50_000), 'fees'.repeat(50_000), true],
  ['a long text with another end', `${'fees'.repeat(50_000)}a`, `${'fees'.repeat(50_000)}b`, false],
  ['another text of the same length', 'fees', 'feed', false],
  ['a longer text', 'fees', 'fees due', false],
  ['two empty files', '', '', true],
])('%s', (_, one, other, isSame) => {
  const [a, b] = [join(folder, 'a'), join(folder, 'b')];
  writeFileSync(a, one);
  writeFileSync(b, other);
  expect(isSameFile(a, b)).toBe(isSame);
});

it('a link to a file is the same, a missing one is not', () => {
  const file = join(folder, 'file');
  writeFileSync(file, 'fees');
  linkSync(file, join(folder, 'link'));
  expect([
    isSameFile(file, join(folder, 'link')),
    isSameFile(file, join(folder, 'missing')),
  ]).toEqual([true, false]);
});
