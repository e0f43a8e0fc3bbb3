import { expect, it } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { runNode } from '#tests/support/run-node.ts';

it('npm run check says that it needs git, where there is none', () => {
  const { status, stderr } = runNode(['tools/check/check-changes.ts'], {
    env: { PATH: newFolder() },
  });
  expect([status, stderr]).toEqual([
    1,
    'npm run check looks at what has changed since the last commit, and git names none here (a project unpacked from a ZIP file, or a machine without git). npm test checks everything.\n',
  ]);
});
