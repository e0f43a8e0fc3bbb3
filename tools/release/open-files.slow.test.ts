import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { filesIn } from './open-files.ts';

/** A build as a machine makes it on which nobody else may read new files. */
function closedBuild(): string {
  const build = newFolder({
    'client/index.html': 'Home',
    'client/all-news/fees/index.html': 'Fees',
    'client/health.txt': 'built',
    'hosting/rules.json': '{}',
    'hosting/.htaccess': 'rules',
    'hosting/_headers': '',
    'hosting/_redirects': '',
  });
  for (const file of filesIn(build)) chmodSync(join(build, file), 0o600);
  return build;
}

/**
 * Releases twice, the second of which links the files of the first, on a machine with these rules
 * for new files.
 */
function release(umask: string, build: string, ...targets: string[]): void {
  const script = `
    import { targetOf } from '#tools/release/targets.ts';
    for (const to of ${JSON.stringify([...targets, ...targets])}) {
      const target = targetOf(to);
      const work = () => target.release(${JSON.stringify(build)}, {});
      await (target.releases?.alone(work) ?? work());
    }`;
  const run = `umask ${umask}; exec "$0" --input-type=module --eval "$1"`;
  execFileSync('sh', ['-c', run, process.execPath, script]);
}

const closed = (place: string) =>
  execFileSync(
    'find',
    [place, '(', '-type', 'd', '!', '-perm', '755', '-o', '-type', 'f', '!', '-perm', '644', ')'],
    { encoding: 'utf8' },
  )
    .split('\n')
    .filter((file) => file !== '');

it.each(['022', '027', '077'])(
  'under umask %s everybody may read a release, and a folder for a static host; the build keeps its own modes',
  (umask) => {
    const [folder, build] = [newFolder(), closedBuild()];
    chmodSync(folder, 0o755);
    release(umask, build, join(folder, 'srv/college'), `static:${join(folder, 'dist/site')}`);
    expect(closed(folder)).toEqual([]);
    expect(closed(build)).toContain(join(build, 'client/index.html'));
    expect(readFileSync(join(folder, 'srv/college/current/client/index.html'), 'utf8')).toBe(
      'Home',
    );
  },
);

it.skipIf(spawnSync('unzip', ['-v']).error ?? spawnSync('zip', ['-v']).error)(
  'under umask 077 a server may read what is extracted from a ZIP file',
  () => {
    const zip = join(newFolder(), 'site.zip');
    release('077', closedBuild(), zip);
    const modes = execFileSync('unzip', ['-Z', zip], { encoding: 'utf8' }).match(
      /^[d-][rwx-]{9}/gm,
    );
    expect([...new Set(modes)].sort()).toEqual(['-rw-r--r--', 'drwxr-xr-x']);
  },
);
