import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { targetOf } from '#tools/release/targets.ts';
import { ask } from './ask.ts';
import { HOSTS } from './hosts.ts';
import { writeSmallRelease } from './small-release.ts';

const apache = HOSTS.find(({ name, isInstalled }) => name === 'Apache' && isInstalled);
const hasZip = !spawnSync('zip', ['-v']).error && !spawnSync('unzip', ['-v']).error;

it.skipIf(!(apache && hasZip))(
  'a page that a ZIP file withdraws is not found on a host where earlier ZIP files were extracted',
  async () => {
    const place = mkdtempSync(join(tmpdir(), 'zip-'));
    // Readable also for a server that drops root privileges.
    chmodSync(place, 0o755);
    const [build, zip, host] = ['build', 'site.zip', 'host/client'].map((name) =>
      join(place, name),
    ) as [string, string, string];
    const extract = async () => {
      await targetOf(zip).release(build, {});
      execFileSync('unzip', ['-qo', zip, '-d', host]);
    };
    mkdirSync(join(place, 'host'));
    writeSmallRelease(build, 'first');
    await extract();
    const { port, stop } = (await apache?.start(join(place, 'host'))) ?? {};
    const status = async (path: string) => (await ask(port ?? 0, path)).status;
    const paths = ['/about', '/ml/about', '/documents/large.csv'];
    expect(await Promise.all(paths.map(status))).toEqual([200, 200, 200]);

    rmSync(join(build, 'client/about'), { recursive: true });
    rmSync(join(build, 'client/documents'), { recursive: true });
    await extract();
    expect(await Promise.all(paths.map(status))).toEqual([404, 200, 404]);
    expect((await ask(port ?? 0, '/about')).body.toString()).toContain('Nothing here');

    writeSmallRelease(build, 'third');
    await extract();
    expect(await Promise.all(paths.map(status))).toEqual([200, 200, 200]);
    await stop?.();
    rmSync(place, { recursive: true });
  },
);
