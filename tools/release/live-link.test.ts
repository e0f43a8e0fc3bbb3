import fs, { existsSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { liveLink } from './live-link.ts';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

it.each([
  ['a link', false],
  ['a copy, on a disk that has no links', true],
])('the live release is %s, replaced by the next one', (_, isWithoutLinks) => {
  if (isWithoutLinks) {
    vi.spyOn(fs, 'symlinkSync').mockImplementation(() => {
      throw new Error('ENOTSUP: operation not supported');
    });
    syncBuiltinESMExports();
  }
  const folder = newFolder({
    'releases/2026-11-28T000000/client/index.html': 'before',
    'releases/2026-11-28T000000/client/old.html': 'before',
    'releases/2026-11-29T000000/client/index.html': 'after',
  });
  const live = liveLink(folder);
  expect(live.name()).toBeUndefined();
  for (const name of ['2026-11-28T000000', '2026-11-29T000000']) {
    live.pointTo(name);
    live.refuseOther();
    expect(live.name()).toBe(name);
  }
  expect(readFileSync(join(folder, 'current/client/index.html'), 'utf8')).toBe('after');
  expect(existsSync(join(folder, 'current/client/old.html'))).toBe(false);
});
