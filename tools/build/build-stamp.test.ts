import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { sourceHash } from './build-stamp.ts';

afterEach(() => void vi.unstubAllEnvs());

it('a change in a content folder of its own makes the build outdated', () => {
  const folder = newFolder();
  vi.stubEnv('CONTENT_DIR', folder);
  writeFileSync(join(folder, 'college.yaml'), 'name: First\n');
  const before = sourceHash();
  writeFileSync(join(folder, 'college.yaml'), 'name: Second\n');
  expect(sourceHash()).not.toBe(before);
});
