import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { writeAtomic } from './write-atomic.ts';

it('a file is written with its folder and replaced; one that cannot be replaced stays, without leftovers', () => {
  const folder = newFolder();
  const file = join(folder, 'inner/tower.txt');
  for (const text of ['first', 'second']) writeAtomic(file, text);
  expect([readFileSync(file, 'utf8'), readdirSync(join(folder, 'inner'))]).toEqual([
    'second',
    ['tower.txt'],
  ]);
  // A folder in its place stands for every failure; Windows has another name for it.
  mkdirSync(join(folder, 'taken'));
  expect(() => writeAtomic(join(folder, 'taken'), 'text')).toThrow(/EISDIR|EPERM/);
  expect(readdirSync(folder).sort()).toEqual(['inner', 'taken']);
});
