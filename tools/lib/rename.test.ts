import fs, { existsSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { rename } from './rename.mjs';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** A program that has each file open while it is renamed so many times. */
function heldOn(platform: NodeJS.Platform, code: string, times: number): void {
  vi.stubGlobal('process', { ...process, platform });
  const { renameSync } = fs;
  vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (times-- > 0) throw Object.assign(new Error(`${code}: held`), { code });
    renameSync(from, to);
  });
  syncBuiltinESMExports();
}

it.each(['EACCES', 'EBUSY', 'EPERM'])(
  'a file that a virus scanner of Windows has open (%s) is renamed when it is let go',
  (code) => {
    heldOn('win32', code, 2);
    const folder = newFolder({ 'faq.yaml': 'old', 'faq.yaml.part': 'new' });
    rename(join(folder, 'faq.yaml.part'), join(folder, 'faq.yaml'));
    expect(readFileSync(join(folder, 'faq.yaml'), 'utf8')).toBe('new');
    expect(existsSync(join(folder, 'faq.yaml.part'))).toBe(false);
  },
);

it('what no waiting helps is said at once', () => {
  const folder = newFolder({ one: '' });
  for (const [platform, code] of [
    ['win32', 'ENOSPC'],
    ['linux', 'EPERM'],
  ] as const) {
    heldOn(platform, code, 1);
    expect(() => rename(join(folder, 'one'), join(folder, 'two'))).toThrow(`${code}: held`);
    vi.restoreAllMocks();
  }
});
