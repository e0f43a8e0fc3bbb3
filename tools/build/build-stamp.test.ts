import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { sourceHash } from './build-stamp.ts';

it('a change in a content folder of its own makes the build outdated', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  vi.stubEnv('CONTENT_DIR', folder);
  writeFileSync(join(folder, 'college.yaml'), 'name: First\n');
  const before = sourceHash();
  writeFileSync(join(folder, 'college.yaml'), 'name: Second\n');
  expect(sourceHash()).not.toBe(before);
  vi.unstubAllEnvs();
});
