import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { releaseBuild, rollBack } from './release-build.ts';
import { LOCK, releaseAlone } from './release-lock.ts';
import { isRemote, lockRemote, remotePlace } from './remote-place.ts';

const NOW = Date.parse('2026-11-23T18:30:00Z');
/** Stands in for ssh: leaves out options and the name of the machine, and runs the command here. */
const SSH =
  '#!/bin/sh\nwhile case $1 in -*) true ;; *) false ;; esac; do shift 2; done\nshift\nexec sh -c "$*"\n';

const hasRsync = spawnSync('rsync', ['--version']).error === undefined;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'remote-'));
  writeFileSync(join(folder, 'ssh'), SSH);
  chmodSync(join(folder, 'ssh'), 0o755);
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function buildOf(name: string): string {
  const build = join(folder, `build-${name}`);
  for (const [file, text] of [
    ['client/index.html', name],
    ['client/same.html', 'same'],
    [`client/assets/${name}.js`, name],
    ['hosting/rules.json', '{}'],
    ['hosting/.htaccess', 'rules'],
  ] as const) {
    mkdirSync(dirname(join(build, file)), { recursive: true });
    writeFileSync(join(build, file), text);
  }
  return build;
}

describe('a release on another machine', () => {
  it.skipIf(!hasRsync)(
    'is sent by rsync, shares what has not changed with the one before, and can be taken back',
    async () => {
      const site = join(folder, 'site');
      const place = remotePlace(`web@college:${site}`);
      const first = await releaseBuild(place, buildOf('first'), { now: NOW });
      const second = await releaseBuild(place, buildOf('second'), { now: NOW });
      const at = (name: string, file: string) => join(site, 'releases', name, 'client', file);
      expect(statSync(at(first, 'same.html')).ino).toBe(statSync(at(second, 'same.html')).ino);
      expect(readFileSync(join(site, 'current/client/index.html'), 'utf8')).toBe('second');
      expect(readdirSync(at(second, 'assets')).sort()).toEqual(['first.js', 'second.js']);
      expect(readFileSync(at(first, '.htaccess'), 'utf8')).toBe('rules');
      expect(await rollBack(place)).toBe(first);
      expect(readFileSync(join(site, 'current/client/index.html'), 'utf8')).toBe('first');
    },
  );

  it.skipIf(!hasRsync)('leaves no part behind when the line breaks', async () => {
    const site = join(folder, 'site');
    const broken = buildOf('broken');
    rmSync(join(broken, 'hosting'), { recursive: true });
    await expect(
      releaseBuild(remotePlace(`web@college:${site}`), broken, { now: NOW }),
    ).rejects.toThrow('rsync');
    expect(readdirSync(join(site, 'releases'))).toEqual([]);
  });

  it('is refused while one of this or another machine runs, and says who holds it; that of a killed run counts for two hours', async () => {
    const site = join(folder, 'site');
    const target = `web@college:${site}`;
    const work = async () => 'released';
    const refusal = /Another release to \S+ is running: \S+ on \S+, process \d+, since \d\d:\d\d\./;
    await lockRemote(target, async () => {
      await expect(lockRemote(target, work)).rejects.toThrow(refusal);
      await expect(releaseAlone(join(site, LOCK), site, work)).rejects.toThrow(refusal);
    });
    await releaseAlone(join(site, LOCK), site, () =>
      expect(lockRemote(target, work)).rejects.toThrow(refusal),
    );
    writeFileSync(join(site, LOCK), 'remote\nweb on laptop, process 5, since 10:31\n');
    await expect(lockRemote(target, work)).rejects.toThrow('web on laptop, process 5, since 10:31');
    utimesSync(join(site, LOCK), 0, Date.now() / 1000 - 7_300);
    expect(await lockRemote(target, work)).toBe('released');
  });

  it('has a target that no shell reads as something else', () => {
    expect(isRemote('web@www.college.example:/srv/college')).toBe(true);
    for (const target of ['/srv/college', 'web@host:/srv;reboot', "web@host:/srv'x"])
      expect(isRemote(target)).toBe(false);
    expect(() => remotePlace('web@host:srv')).toThrow('whole path');
  });
});
