import fs, { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { removeFolder } from './remove-folder.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

it('a folder goes with all in it; one that is not there is none to be removed', () => {
  const folder = newFolder({ 'site/assets/tower.jpg': '' });
  for (const name of ['site', 'nothing']) removeFolder(join(folder, name));
  expect(existsSync(join(folder, 'site'))).toBe(false);
});

it.each([
  ['goes when it is let go on Windows', 'win32', undefined],
  ['is named at once elsewhere, where waiting helps nothing', 'linux', 'EBUSY: held'],
] as const)('a folder with a file that another program has open %s', (_, platform, message) => {
  vi.stubGlobal('process', { ...process, platform });
  // As Node does: it asks again as often as it was told.
  vi.spyOn(fs, 'rmSync').mockImplementation((_folder, options) => {
    if (!options?.maxRetries) throw new Error('EBUSY: held');
  });
  syncBuiltinESMExports();
  const remove = () => removeFolder('site');
  if (message) expect(remove).toThrow(message);
  else expect(remove).not.toThrow();
});
