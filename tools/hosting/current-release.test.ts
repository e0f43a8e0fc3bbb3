import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { currentRelease } from './current-release.ts';

it('tells every request that used the old release of the new one, also those after the first that noticed it', async () => {
  const place = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const write = (folder: string, name: string) => {
    mkdirSync(join(place, folder));
    writeFileSync(join(place, folder, 'name'), name);
  };
  write('site', 'first');
  const release = currentRelease(join(place, 'site'), (root) => ({ name: readFileSync(join(root, 'name'), 'utf8') }));
  const used = release.get();
  expect(await release.renew(used)).toBe(false);

  write('next', 'second');
  renameSync(join(place, 'site'), join(place, 'old'));
  renameSync(join(place, 'next'), join(place, 'site'));
  expect(await Promise.all([release.renew(used), release.renew(used)])).toEqual([true, true]);
  expect(release.get().name).toBe('second');
  expect(await release.renew(release.get())).toBe(false);
});
