import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadedBy } from '#tests/support/imports-of.ts';
import { COMMANDS } from './commands.mjs';

it('the commands of a college and all that they start need no package of the tests, which are not installed there', () => {
  const ofColleges = Object.values(COMMANDS).filter(({ college }) => college);
  const commands = ofColleges.flatMap(({ run }) => run.map(([file = '']) => file));
  expect(commands).toContain('tools/pdf/print-documents.ts');
  // Of the product and of a command's own.
  const dependencies = ['.', ...ofColleges.flatMap(({ packages = [] }) => packages)].flatMap(
    (folder) =>
      Object.keys(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).dependencies),
  );
  const { files, packages } = loadedBy([
    ...commands,
    'desk/build-client.ts',
    'desk/files/prepare-file.ts',
    'desk/imports/read-import.ts',
  ]);
  expect(files).toContain('desk/server/routes/desk-server.ts');
  const names = packages
    .filter((name) => !/^(?:app|desk|tools)\//.test(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '');
  expect([...new Set(names)].filter((name) => !dependencies.includes(name))).toEqual([]);
});
