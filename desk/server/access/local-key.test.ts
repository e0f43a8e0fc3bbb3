import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { localKeyIn } from './local-key.ts';

it('the key is the same after a restart, and another one where others could read it', () => {
  const folder = newFolder();
  const state = join(folder, '.desk');
  const key = localKeyIn(state);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(localKeyIn(state)).toBe(key);
  const file = join(state, 'local-key');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  chmodSync(file, 0o644);
  expect(localKeyIn(state)).not.toBe(key);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
