import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { currentRelease } from './current-release.ts';

const read = (root: string) => ({ name: readFileSync(join(root, 'name'), 'utf8') });

it('tells every request that used the old release of the new one, also those after the first that noticed it', async () => {
  const { place, write } = emptyPlace();
  write('site', 'first');
  const release = currentRelease(join(place, 'site'), read);
  const used = release.get();
  expect(await release.renew(used)).toBe(false);

  write('next', 'second');
  renameSync(join(place, 'site'), join(place, 'old'));
  renameSync(join(place, 'next'), join(place, 'site'));
  expect(await Promise.all([release.renew(used), release.renew(used)])).toEqual([true, true]);
  expect(release.get().name).toBe('second');
  expect(await release.renew(release.get())).toBe(false);
});

it('notices a new release whose folder has the number of a deleted one', async () => {
  const { place, write } = emptyPlace();
  write('site', 'first');
  const release = currentRelease(join(place, 'site'), read);
  rmSync(join(place, 'site'), { recursive: true });
  write('site', 'second');
  expect(await release.renew(release.get())).toBe(true);
  expect(release.get().name).toBe('second');
});

/** A temporary folder, and a function that writes a release with a name into a folder of it. */
function emptyPlace() {
  const place = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const write = (folder: string, name: string) => {
    mkdirSync(join(place, folder));
    writeFileSync(join(place, folder, 'name'), name);
  };
  return { place, write };
}
